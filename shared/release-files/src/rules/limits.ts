/** What a release may claim at most. The build and the registry's gate both refuse more. */
export const releaseLimits = {
  /** Of remote.json. */
  documentBytes: 256_000,
  pages: 300,
  slots: 50,
  /** Published or read. */
  channels: 100,
  shared: 100,
  /** Of a path, `*` included. */
  pathParts: 8,
  /** Each one doubles the addresses that a router has to compare. */
  optionalParts: 4,
  pathCharacters: 200,
  titleCharacters: 120,
  /** Of every other text, such as the name of a module. */
  textCharacters: 200,
} as const
