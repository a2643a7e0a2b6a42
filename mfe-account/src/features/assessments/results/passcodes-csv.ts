import type { IssuedCandidate } from '@brightyard/contract/entities'
import { candidatePaths } from '@brightyard/contract/paths'
import { applicationText } from './results-words.ts'

/** A name that a spreadsheet would run as a formula becomes plain text, as in the files of the API. */
const cell = (value: string) => {
  const safe = /^[\s"']*[=+\-@\t\r\n|%＝＋－＠]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Made here: the server does not know the passcodes any more. */
export function csvOf(title: string, issued: readonly IssuedCandidate[]): string {
  const address = new URL(candidatePaths.login.to(), location.origin).href
  const rows = [
    ['Name', 'Email', 'Application ID', 'Passcode', 'Assessment', 'Where'],
    ...issued.map((one) => [
      one.name,
      one.email,
      applicationText(one.application_id),
      one.passcode,
      title,
      address,
    ]),
  ]
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
