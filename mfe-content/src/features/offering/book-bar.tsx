import type { Offering } from '@brightyard/contract/entities'
import { Box, Flex, Text } from '@brightyard/ui'
import { aboveRequest, useBottomBar } from '@brightyard/ui/bottom-bars'
import { availabilityOf } from '../../offerings/offering-words.ts'
import { BookLink, panelTarget, useMayBook } from './book-link.tsx'
import { PriceFrom } from './offering-panel.tsx'

/** Keeps the Book button at hand on narrow windows while that of the panel is out of view. Its place is always kept. */
export function BookBar({ offering, isShown }: { offering: Offering; isShown: boolean }) {
  const mayBook = useMayBook()
  const { text, state } = availabilityOf(offering)
  const bar = useBottomBar('page')
  const target = panelTarget(offering)
  if (state === 'past' || !mayBook || !target) return null
  return (
    <Flex
      ref={isShown ? bar : undefined}
      display={{ base: 'flex', lg: 'none' }}
      visibility={isShown ? 'visible' : 'hidden'}
      position="sticky"
      bottom={aboveRequest}
      zIndex="base"
      wrap="wrap"
      justify="space-between"
      align="center"
      columnGap="4"
      rowGap="1"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="lg"
      py="2"
      px="4"
      containerType="inline-size"
    >
      {/* With large text the button goes below it. */}
      <Box minW="min-content" css={{ overflowWrap: 'normal' }}>
        <Text fontWeight="bold">
          <PriceFrom offering={offering} />
        </Text>
        <Text
          fontSize="sm"
          color="fg.muted"
          // With large text the bar would take a third of a phone; the panel says it, too.
          css={{ '@container (max-width: 16rem)': { display: 'none' } }}
        >
          {text}
        </Text>
      </Box>
      <BookLink offering={offering} target={target} seatsLeft={offering.seats_left} />
    </Flex>
  )
}
