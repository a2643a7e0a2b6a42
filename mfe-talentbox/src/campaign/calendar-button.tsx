import type { Campaign } from '@brightyard/contract/entities'
import { LinkButton } from '@brightyard/ui'
import { CalendarAddIcon } from '@brightyard/ui/icons'
import { calendarAddress } from './calendar-file.ts'

/** Downloads the day to remember. */
export function CalendarButton({ campaign }: { campaign: Campaign }) {
  const label = campaign.state === 'upcoming' ? 'Remind me' : 'Remember the end'
  return (
    <LinkButton
      variant="outline"
      size="sm"
      href={calendarAddress(campaign)}
      download={`${campaign.slug}.ics`}
      aria-label={`${label}: calendar file for ${campaign.title}`}
      startIcon={<CalendarAddIcon />}
    >
      {label}
    </LinkButton>
  )
}
