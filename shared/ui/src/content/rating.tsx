import { chakra } from '@chakra-ui/react/styled-system'
import { HStack, Span, VisuallyHidden } from '../layout.ts'

const star =
  'M12 2.6c.5 0 .9.3 1.1.7l2.3 4.9 5.3.7c1 .1 1.4 1.4.7 2.1l-3.9 3.7 1 5.3c.2 1-.9 1.8-1.8 1.3L12 18.7l-4.7 2.6c-.9.5-2-.3-1.8-1.3l1-5.3L2.6 11c-.7-.7-.3-2 .7-2.1l5.3-.7 2.3-4.9c.2-.4.6-.7 1.1-.7Z'

export interface RatingProps {
  /** 0 to 5; halves are shown. */
  value: number
  /** How many people rated. */
  count?: number
}

/** Stars out of five, read as one sentence. To ask for a rating use `RadioGroup` of the form entry. */
export function Rating({ value, count }: RatingProps) {
  const rated = Math.min(5, Math.max(0, value))
  const text = rated.toFixed(1)
  const people = count === undefined ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`
  return (
    <HStack gap="1.5" rowGap="0" wrap="wrap">
      <VisuallyHidden>{`Rated ${text} out of 5${people}`}</VisuallyHidden>
      <HStack gap="0.5" aria-hidden>
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} fill={Math.round(Math.min(1, Math.max(0, rated - index)) * 2) / 2} />
        ))}
      </HStack>
      <Span aria-hidden fontFamily="heading" fontSize="sm" fontWeight="semibold">
        {text}
      </Span>
      {count === undefined ? null : (
        <Span aria-hidden fontFamily="heading" fontSize="sm" color="fg.muted">
          ({count})
        </Span>
      )}
    </HStack>
  )
}

function Star({ fill }: { fill: number }) {
  return (
    <chakra.svg viewBox="0 0 24 24" width="1.1em" height="1.1em" flexShrink={0}>
      <chakra.path d={star} fill="neutral.muted" />
      <chakra.path
        d={star}
        fill="sun.deep"
        style={{ clipPath: `inset(0 ${100 - fill * 100}% 0 0)` }}
      />
    </chakra.svg>
  )
}
