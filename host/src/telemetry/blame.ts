const nobody = { remote: '', version: '' }

/** Whose code threw, as far as the stack names a file of a release; the text of the error stays here. */
export function blame(error: unknown, file = ''): { remote: string; version: string } {
  const trace = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`
  const [, remote, version] = /\/r\/([a-z][a-z0-9-]{1,30})\/([\w.-]{1,64})\//.exec(trace) ?? []
  return remote && version ? { remote, version } : nobody
}
