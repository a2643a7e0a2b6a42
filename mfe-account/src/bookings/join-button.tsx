import { Link } from '@brightyard/runtime'
import { LinkButton } from '@brightyard/ui'
import { VideoIcon } from '@brightyard/ui/icons'
import { useNow } from '../time/use-now.ts'

const opensBefore = 15 * 60 * 1000

interface Props {
  session: { starts_at: string; ends_at: string; state: string; room_path?: string | null }
  /** Names the button where there are several: `Storytelling for Mira`. */
  what: string
}

/** Appears a quarter of an hour before a session online starts, and goes when it ends. */
export function JoinButton({ session: { starts_at, ends_at, state, room_path }, what }: Props) {
  const now = useNow().getTime()
  const isOpen = now >= Date.parse(starts_at) - opensBefore && now < Date.parse(ends_at)
  if (!room_path || !isOpen || state === 'cancelled') return null
  return (
    <LinkButton asChild position="relative" startIcon={<VideoIcon size={18} />}>
      <Link to={room_path} aria-label={`Join now: ${what}`}>
        Join now
      </Link>
    </LinkButton>
  )
}
