/** Words on a service as a whole. */

/** What a service without a title is called. */
export const untitledService = "a service whose title is not shown";
