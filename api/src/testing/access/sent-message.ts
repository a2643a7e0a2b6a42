import type { World } from './access-row.ts'

/** What the newest letter or text message to this contact says: the first group of the pattern, or all of it. */
export async function sentMessage(
  { api }: World,
  contact: string,
  pattern: RegExp,
): Promise<string> {
  await api.settled()
  const found = pattern.exec(api.emails.findLast(({ to }) => to === contact)?.text ?? '')
  const text = found?.[1] ?? found?.[0]
  if (text === undefined) throw new Error(`No letter to ${contact} says ${String(pattern)}.`)
  return text
}
