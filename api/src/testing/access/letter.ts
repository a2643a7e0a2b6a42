import type { World } from './access-row.ts'

/** What the newest letter or text message to this contact says: the first group of the pattern, or all of it. */
export async function letterTo({ api }: World, contact: string, pattern: RegExp): Promise<string> {
  await api.settled()
  const found = pattern.exec(api.mails.findLast(({ to }) => to === contact)?.text ?? '')
  const said = found?.[1] ?? found?.[0]
  if (said === undefined) throw new Error(`No letter to ${contact} says ${String(pattern)}.`)
  return said
}
