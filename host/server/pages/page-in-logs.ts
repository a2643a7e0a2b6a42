import type { ActiveSet } from '../sets/active-set.ts'
import type { PageAddress } from './page-address.ts'
import { pathForLogs } from '@brightyard/observability'
import { matchPath } from 'react-router-dom'

const longEnoughToTell = 3

/** What a log may say of a page's address: its path. What the query holds, a visitor has typed. */
const addressInLogs = (address: string) => pathForLogs(address)

/**
 * Why a page failed, without what its visitor typed: an error may repeat the call that it made. With the path of its
 * route also without what stands in the place of parameters.
 */
export function reasonInLogs(reason: string, address: string, route?: string | null): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const params = route ? Object.values(matchPath(route, path)?.params ?? {}) : []
  const typed = [...new URLSearchParams(query).values(), ...params]
    .filter((value) => value !== undefined)
    .filter((value) => value.length >= longEnoughToTell)
  const spellings = typed.flatMap((value) => {
    const inQuery = new URLSearchParams({ value }).toString().slice('value='.length)
    return [value, encodeURIComponent(value), inQuery]
  })
  const longestFirst = [...new Set(spellings)].sort((one, other) => other.length - one.length)
  return longestFirst.reduce((text, value) => text.replaceAll(value, '…'), reason)
}

/** A render, by its set, page and remote. */
export function nameInLogs({ hostSet, set }: ActiveSet, { remote, address }: PageAddress) {
  const owner = remote === null ? '' : ` of ${remote} ${hostSet.remotes[remote]?.version}`
  return `set ${set.number}: rendering ${addressInLogs(address)}${owner}`
}
