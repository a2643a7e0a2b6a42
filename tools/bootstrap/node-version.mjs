export const oldestNode = '20.19'

/**
 * @param {string} version as in `process.versions.node`
 * @returns {boolean}
 */
export function supportsNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
