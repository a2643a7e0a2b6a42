/**
 * The name of a release in the federation runtime and of its container on the page: every release has its own,
 * so that two releases of one remote can live in a tab, and modules of the old one stay as they are after a swap.
 */
export const containerName = (remote: string, version: string) =>
  `${remote}_${version}`.replaceAll(/\W/g, '_')
