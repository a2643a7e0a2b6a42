import { type Notification, notificationTarget } from '@brightyard/contract/entities'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Flex,
  IconButton,
  Link as StyledLink,
  Picture,
  Span,
  VisuallyHidden,
} from '@brightyard/ui'
import { DeleteIcon } from '@brightyard/ui/icons'
import { useRef, useState } from 'react'
import type { ListName } from './notification-groups.ts'
import { useNotificationActions } from './use-notification-actions.ts'

const subjectOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-subject]')

/**
 * Keeps the keyboard's place when a control of a row goes away: on the row's own subject, or on the one beside a
 * row that is removed, and at last on the list's heading.
 */
function focusSubject(row: HTMLElement | null, where: 'own' | 'beside') {
  if (!row?.contains(document.activeElement)) return
  const next =
    where === 'own'
      ? subjectOf(row)
      : (subjectOf(row.nextElementSibling) ?? subjectOf(row.previousElementSibling))
  const heading = row
    .closest('[data-notification-view]')
    ?.querySelector<HTMLElement>('[data-view-heading]')
  ;(next ?? heading)?.focus()
}

interface Props {
  notification: Notification
  /** The list it is in, which decides where it leads. */
  list: ListName
  /** It was followed to its page. */
  onFollow: () => void
  onRemoved: () => void
}

/** The subject covers the row, so that the whole row can be pressed; dot and bin lie above it. */
const subject = {
  display: 'inline-block',
  minH: '6',
  maxW: 'full',
  textAlign: 'start',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
} as const

export function NotificationRow({ notification, list, onFollow, onRemoved }: Props) {
  const { title, description, created_at, image, is_read } = notification
  const row = useRef<HTMLLIElement>(null)
  const [expanded, setExpanded] = useState(false)
  const { markRead, remove, isDeleting } = useNotificationActions(notification, {
    read: () => focusSubject(row.current, 'own'),
    removed: () => {
      focusSubject(row.current, 'beside')
      onRemoved()
    },
  })
  const target = notificationTarget(notification, list)
  const label = (
    <>
      {!is_read && <VisuallyHidden>Unread: </VisuallyHidden>}
      {title}
    </>
  )
  return (
    <Box
      as="li"
      ref={row}
      position="relative"
      display="grid"
      gridTemplateColumns="min(3.25rem, 15vw) minmax(0, 1fr) auto"
      gap="3"
      px="3"
      py="3"
      mx="-3"
      mb="1"
      alignItems="start"
      borderRadius="lg"
      bg={is_read ? 'transparent' : 'brand.subtle'}
      opacity={isDeleting ? 0.5 : 1}
      _hover={{ bg: is_read ? 'bg.subtle' : 'brand.muted' }}
    >
      <NotificationPicture key={image} image={image} />
      <Box minW="0">
        {target ? (
          <StyledLink asChild variant="quiet" fontWeight={is_read ? 'medium' : 'bold'} {...subject}>
            <Link
              to={target}
              data-subject=""
              onClick={() => {
                markRead()
                onFollow()
              }}
            >
              {label}
            </Link>
          </StyledLink>
        ) : (
          <chakra.button
            type="button"
            data-subject=""
            aria-expanded={expanded}
            fontWeight={is_read ? 'medium' : 'bold'}
            cursor="pointer"
            {...subject}
            onClick={() => {
              markRead()
              setExpanded(!expanded)
            }}
          >
            {label}
          </chakra.button>
        )}
        <Box fontSize="sm" color="fg.muted" {...(expanded ? {} : { lineClamp: 5 })}>
          {description}
        </Box>
        <Span fontSize="xs" color="fg.muted">
          <DateTime iso={created_at} show="relative" />
        </Span>
      </Box>
      <Flex direction="column" align="center" gap="1" position="relative">
        <IconButton label={`Delete: ${title}`} size="xs" colorPalette="neutral" onClick={remove}>
          <DeleteIcon size={16} />
        </IconButton>
        {!is_read && (
          <IconButton label={`Mark as read: ${title}`} size="xs" onClick={markRead}>
            <Box as="span" width="2.5" height="2.5" borderRadius="full" bg="brand.solid" />
          </IconButton>
        )}
      </Flex>
    </Box>
  )
}

function NotificationPicture({ image }: { image: string | null }) {
  const [broken, setBroken] = useState(false)
  return (
    <Picture
      src={broken ? null : image}
      alt=""
      width={52}
      height={52}
      borderRadius="md"
      css={{ width: '3.25rem', aspectRatio: '1', objectFit: 'cover' }}
      onError={() => setBroken(true)}
    />
  )
}
