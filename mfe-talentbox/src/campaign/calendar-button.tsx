import type { Campaign } from '@brightyard/contract/entities'
import { type ButtonVariantProps, LinkButton } from '@brightyard/ui'
import { CalendarAddIcon } from '@brightyard/ui/icons'
import { calendarUrl } from './calendar-file.ts'

interface CalendarButtonProps extends Pick<ButtonVariantProps, 'variant' | 'size'> {
  campaign: Campaign
}

/** Downloads a calendar entry for the opening or the closing date. */
export function CalendarButton({
  campaign,
  variant = 'outline',
  size = 'sm',
}: CalendarButtonProps) {
  const label = campaign.state === 'upcoming' ? 'Remind me' : 'Save the date'
  return (
    <LinkButton
      variant={variant}
      size={size}
      href={calendarUrl(campaign)}
      download={`${campaign.slug}.ics`}
      aria-label={`${label}: calendar file for ${campaign.title}`}
      startIcon={<CalendarAddIcon />}
    >
      {label}
    </LinkButton>
  )
}
