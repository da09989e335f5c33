/** The moves: the two packages with their classes, and the calls by their names in the old one. */
export const moves = {
  old: { package: "", className: "" },
  ours: { package: "", className: "" },
  calls: {},
};
