import type { Campaign } from '@brightyard/contract/entities'
import { LinkButton } from '@brightyard/ui'
import { CalendarAddIcon } from '@brightyard/ui/icons'
import { calendarUrl } from './calendar-file.ts'

/** Downloads a calendar entry for the opening or the closing date. */
export function CalendarButton({ campaign }: { campaign: Campaign }) {
  const label = campaign.state === 'upcoming' ? 'Remind me' : 'Save the closing date'
  return (
    <LinkButton
      variant="outline"
      size="sm"
      href={calendarUrl(campaign)}
      download={`${campaign.slug}.ics`}
      aria-label={`${label}: calendar file for ${campaign.title}`}
      startIcon={<CalendarAddIcon />}
    >
      {label}
    </LinkButton>
  )
}
