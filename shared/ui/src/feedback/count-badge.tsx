import { Box, VisuallyHidden } from '../layout.ts'

/** The largest number that badges spell out; above it they show `5+`. */
const badgeCap = 5

/** The text of a badge: nothing at 0, the number up to 5, `5+` above. */
export const badgeText = (count: number) =>
  count <= 0 ? undefined : count > badgeCap ? `${badgeCap}+` : String(count)

export interface CountBadgeProps {
  count: number
  /** What is counted, for assistive technology: `unread notifications`. */
  label?: string
}

/** A count on the corner of an icon; the parent needs `position="relative"`. Not rendered at 0. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const text = badgeText(count)
  if (!text) return null
  return (
    <Box
      as="span"
      position="absolute"
      top="0"
      insetInlineEnd="0"
      minW="min(1.25rem, 7vw)" // large text does not let it hide the icon
      height="min(1.25rem, 7vw)"
      px="1"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="danger.solid"
      color="danger.contrast"
      boxShadow="0 0 0 2px var(--by-colors-bg-panel)"
      fontFamily="heading"
      fontSize="min(0.8125rem, 4.5vw)"
      fontWeight="bold"
      lineHeight={1}
      fontVariantNumeric="tabular-nums"
    >
      {text}
      {label ? <VisuallyHidden> {label}</VisuallyHidden> : null}
    </Box>
  )
}
