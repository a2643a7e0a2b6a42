import type { CartLine, LineNotice } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { pictureProps } from '@brightyard/runtime'
import { Box, Button, Flex, Picture, Text } from '@brightyard/ui'

interface ReviewLineProps {
  line: CartLine
  busy: boolean
  onAccept: () => void
}

export function ReviewLine({ line, busy, onAccept }: ReviewLineProps) {
  const { name, variant_name, quantity, after_discount_price, notice } = line
  return (
    <Box as="li">
      <Flex columnGap="4" rowGap="1" align="center" wrap="wrap">
        <Box flexShrink={0} width={{ base: '4.5rem', sm: '5.5rem' }}>
          <Picture
            {...pictureProps(line.picture)}
            alt=""
            css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
          />
        </Box>
        <Box flex="1 1 7rem" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {[variant_name, `${quantity}\u00A0×\u00A0${after_discount_price}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Box>
        <Text flexShrink={0} ms="auto" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(line.amount_in_paise)}
        </Text>
      </Flex>
      <Box role="alert">
        {notice ? (
          <Flex
            mt="2"
            gap="3"
            align="center"
            justify="space-between"
            wrap="wrap"
            bg="sun.subtle"
            borderRadius="lg"
            px="4"
            py="2.5"
          >
            <Text flex="1 1 12rem" fontWeight="semibold">
              {notice.message}
            </Text>
            <Button
              size="sm"
              variant="outline"
              busy={busy}
              aria-label={`${acceptance(notice)}: ${name}`}
              onClick={onAccept}
            >
              {acceptance(notice)}
            </Button>
          </Flex>
        ) : null}
      </Box>
    </Box>
  )
}

function acceptance({ kind, suggested_quantity }: LineNotice): string {
  if (suggested_quantity === 0) return 'Remove it'
  return kind === 'price_changed' ? 'Accept the new price' : `Take ${suggested_quantity}`
}
