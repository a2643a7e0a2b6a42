/** The names of the releases that the federation runtime of this tab knows. */
export const registeredReleases = new Set<string>()
