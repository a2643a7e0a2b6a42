import type { Campaign } from '@brightyard/contract/entities'

const stamp = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '')
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Folds lines after 73 characters (RFC 5545, 3.1). */
const folded = (line: string) => line.replaceAll(/(.{73})(?=.)/gu, '$1\r\n ')

/** A calendar file with the first day of an upcoming campaign, or the end of a running one. */
export function calendarFile({ id, title, summary, state, starts_at, ends_at }: Campaign): string {
  const opens = state === 'upcoming'
  const moment = stamp(opens ? starts_at : ends_at)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brightyard//TalentBox//EN',
    'BEGIN:VEVENT',
    `UID:campaign-${id}-${opens ? 'opens' : 'ends'}@brightyard`,
    `DTSTAMP:${stamp(starts_at)}`,
    `DTSTART:${moment}`,
    `SUMMARY:${escaped(opens ? `${title} opens` : `Entries for ${title} close`)}`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** As a data URL, so that the link works before any script has run. */
export const calendarUrl = (campaign: Campaign) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(campaign))}`
