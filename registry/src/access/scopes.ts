import type { Scope } from '@brightyard/contract/registry'

/** Whether a token's scopes include this one. Every token may read. */
export function allows(scopes: readonly Scope[], wanted: Scope): boolean {
  if (scopes.includes('*') || scopes.includes(wanted)) return true
  if (wanted === 'read') return scopes.length > 0
  if (wanted === 'freeze') return scopes.includes('swap:*')
  const [kind, remote] = wanted.split(':')
  if (remote === undefined) return false
  if (scopes.includes(`${kind}:*`)) return true
  // A token that may deploy to everybody may deploy to some.
  return kind === 'canary' && allows(scopes, `swap:${remote}`)
}
