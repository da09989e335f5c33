/** Words on a service as a whole. */

/** The name of a service without a title. */
export const untitledService = "a service whose title is not shown";
