import { pathForLogs } from '@brightyard/observability'

const longEnoughToTell = 3

/** What a log may say of a page's address: its path. What the query holds, a visitor has typed. */
export const addressInLogs = (address: string) => pathForLogs(address)

/** Why a page failed, without what its visitor typed: an error may repeat the call that it made. */
export function reasonInLogs(reason: string, address: string): string {
  const [, query = ''] = address.split(/\?(.*)/s)
  const typed = [...new URLSearchParams(query).values()].filter(
    (value) => value.length >= longEnoughToTell,
  )
  const spellings = typed.flatMap((value) => {
    const inQuery = new URLSearchParams({ value }).toString().slice('value='.length)
    return [value, encodeURIComponent(value), inQuery]
  })
  const longestFirst = [...new Set(spellings)].sort((one, other) => other.length - one.length)
  return longestFirst.reduce((text, value) => text.replaceAll(value, '…'), reason)
}
