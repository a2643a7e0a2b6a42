import type { LineNotice as Notice } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { Box, Button, Flex, Text } from '@brightyard/ui'
import { useState } from 'react'
import type { BagLine } from '../../bag/bag-line.ts'

interface LineNoticeProps {
  line: BagLine
  notice: Notice
  onAccept: () => Promise<void>
  onRemove: () => void
  /** Where lines can be saved for later. */
  onSave: (() => void) | null
}

/** What has changed since the line was added: what it was, what it is now, and what to do about it. */
export function LineNotice({ line, notice, onAccept, onRemove, onSave }: LineNoticeProps) {
  const [accepting, setAccepting] = useState(false)
  const { title, was, now } = wordsOf(line, notice)
  const suggested = notice.suggested_quantity

  async function accept() {
    setAccepting(true)
    await onAccept()
    setAccepting(false)
  }
  return (
    <Box
      role="group"
      aria-label={`Change: ${line.name}`}
      mt="3"
      px="4"
      py="3"
      borderRadius="lg"
      colorPalette={isGoodNews(notice) ? 'learn' : 'sun'}
      bg="colorPalette.subtle"
    >
      <Text fontWeight="bold" color="colorPalette.fg">
        {title}
      </Text>
      <Text fontSize="sm">
        {was} {now}
      </Text>
      <Flex mt="2.5" gap="2" wrap="wrap">
        {suggested > 0 ? (
          <Button size="xs" busy={accepting} onClick={() => void accept()}>
            {notice.kind === 'price_changed'
              ? `Keep it at ${formatPrice(notice.now_in_paise ?? 0)}`
              : `Take ${suggested}`}
          </Button>
        ) : null}
        {onSave && notice.kind !== 'not_sold' ? (
          <Button size="xs" variant="outline" onClick={onSave}>
            Save for later
          </Button>
        ) : null}
        <Button size="xs" variant="outline" onClick={onRemove}>
          Remove
        </Button>
      </Flex>
    </Box>
  )
}

const isGoodNews = ({ was_in_paise, now_in_paise }: Notice) =>
  was_in_paise !== null && now_in_paise !== null && now_in_paise < was_in_paise

/** What it was and what it is now, in a sentence each. */
function wordsOf({ quantity }: BagLine, notice: Notice) {
  const limit = notice.suggested_quantity
  const was = `You have ${quantity} in your bag.`
  switch (notice.kind) {
    case 'price_changed':
      return {
        title: isGoodNews(notice) ? 'It costs less now' : 'It costs more now',
        was: `Was ${formatPrice(notice.was_in_paise ?? 0)},`,
        now: `now ${formatPrice(notice.now_in_paise ?? 0)} for one.`,
      }
    case 'low_stock':
      return {
        title: 'Not enough left',
        was,
        now: limit === 1 ? 'Only one is left.' : `Only ${limit} are left.`,
      }
    case 'above_limit':
      return { title: 'Over the limit for one order', was, now: `At most ${limit} in one order.` }
    case 'out_of_stock':
      return { title: 'Out of stock', was, now: 'There are none left at the moment.' }
    case 'not_sold':
      return { title: 'No longer sold', was, now: 'The shop does not sell it any more.' }
  }
}
