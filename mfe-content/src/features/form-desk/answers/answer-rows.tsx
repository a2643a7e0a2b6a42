import type { FormAnswerCard } from '@brightyard/contract/entities'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Button, Card, chakra, Flex, Span, Text } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'

const Row = chakra('li', {
  base: {
    position: 'relative',
    px: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
    '&:has([aria-current])': { bg: 'brand.subtle' },
    '& a::before': { content: '""', position: 'absolute', inset: '0' },
    _hover: { bg: 'bg.subtle' },
  },
})

interface Props {
  rows: readonly FormAnswerCard[]
  total: number
  chosen: number | undefined
  to: (id: number) => string
  more: { busy: boolean; load: () => void } | null
}

/** The newest first; new ones have a dot. */
export const AnswerRows = ({ rows, total, chosen, to, more }: Props) => (
  <>
    <Text color="fg.muted" mb="2">
      {total === 1 ? '1 answer' : `${total} answers`}
    </Text>
    <Card p="0" overflow="hidden">
      <chakra.ul listStyleType="none">
        {rows.map(({ id, sender, subject, summary, sent_at, is_done, reference }) => (
          <Row key={id}>
            <Flex columnGap="2" wrap="wrap" justify="space-between" align="baseline">
              <Span fontWeight={is_done ? 'normal' : 'bold'} minW="0">
                <Link
                  to={to(id)}
                  preventScrollReset
                  {...(id === chosen ? { 'aria-current': 'true' as const } : {})}
                >
                  <Span lineClamp={1} overflowWrap="anywhere">
                    {sender ?? (summary || 'A visitor')}
                  </Span>
                  <Span srOnly>
                    {is_done ? ', done' : ', new'}, {reference}
                  </Span>
                </Link>
              </Span>
              <Span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
                <DateTime iso={sent_at} show="relative" />
              </Span>
            </Flex>
            <Flex gap="2" align="center">
              {is_done ? (
                <Span color="learn.fg" flexShrink="0">
                  <CheckIcon size={16} aria-hidden />
                </Span>
              ) : (
                <Box
                  aria-hidden
                  boxSize="2.5"
                  borderRadius="full"
                  bg="brand.solid"
                  flexShrink="0"
                />
              )}
              <Text lineClamp={1} overflowWrap="anywhere" color="fg.muted" fontSize="sm" minW="0">
                {subject ? `${subject}: ` : ''}
                {sender === null && summary ? 'A visitor' : summary || 'Only files or ticks'}
              </Text>
            </Flex>
          </Row>
        ))}
      </chakra.ul>
    </Card>
    {more && (
      <Button mt="4" variant="outline" busy={more.busy} onClick={more.load}>
        Show more
      </Button>
    )}
  </>
)
