import { formatMoney, formatPrice } from '@brightyard/contract/money'
import { Link } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  IconButton,
  Link as LinkStyle,
  Picture,
  Text,
} from '@brightyard/ui'
import { NumberStepper } from '@brightyard/ui/form'
import { DeleteIcon } from '@brightyard/ui/icons'
import type { BagLine } from '../../bag/bag-line.ts'
import { pictureProps } from '../../catalog/picture-source.ts'
import { productAddress } from '../../catalog/product-link.ts'

interface BagLinesProps {
  lines: readonly BagLine[]
  onIncrement: (line: BagLine) => void
  onDecrement: (line: BagLine) => void
  onRemove: (line: BagLine) => Promise<void>
  onClear: () => Promise<void>
}

export function BagLines({ lines, onClear, ...actions }: BagLinesProps) {
  return (
    <Box as="section" aria-label="Items in your bag">
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {lines.map((line) => (
          <li key={line.key}>
            <Line line={line} {...actions} />
          </li>
        ))}
      </chakra.ul>
      <Button variant="plain" size="sm" mt="3" onClick={() => void onClear()}>
        Empty the bag
      </Button>
    </Box>
  )
}

/** Above any limit: a press at the limit is answered with the reason (C-028). */
const noLimit = Number.MAX_SAFE_INTEGER

function Line({
  line,
  onIncrement,
  onDecrement,
  onRemove,
}: { line: BagLine } & Omit<BagLinesProps, 'lines' | 'onClear'>) {
  const { name, variantName, priceInPaise, amounts, quantity, error } = line
  const full = variantName ? `${name}, ${variantName}` : name
  return (
    <Card flexDirection="row" gap={{ base: '3', sm: '5' }} p={{ base: '3', sm: '4' }}>
      <Box flexShrink={0} width={{ base: '5.5rem', sm: '8rem' }}>
        <Picture
          {...pictureProps(line.picture)}
          alt=""
          css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'lg' }}
        />
      </Box>
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="2">
          <Box minW="0">
            <Heading size="sm">
              <LinkStyle asChild variant="quiet">
                <Link to={productAddress(line.ecomm_product_id, line.variant_id)}>{name}</Link>
              </LinkStyle>
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              {[variantName, priceInPaise === null ? null : `${formatPrice(priceInPaise)} each`]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
          <IconButton
            label={`Remove ${full}`}
            size="sm"
            colorPalette="neutral"
            onClick={() => void onRemove(line)}
          >
            <DeleteIcon />
          </IconButton>
        </Flex>
        <Flex mt="3" gap="3" wrap="wrap" align="center" justify="space-between">
          <NumberStepper
            value={quantity}
            max={noLimit}
            label={`quantity of ${full}`}
            onValueChange={(next) => (next > quantity ? onIncrement(line) : onDecrement(line))}
          />
          <Text
            fontFamily="heading"
            fontWeight="bold"
            fontSize="lg"
            fontVariantNumeric="tabular-nums"
          >
            {amounts ? formatMoney(amounts.totalInPaise) : '–'}
          </Text>
        </Flex>
        <Box role="alert">
          {error ? (
            <Text mt="2" color="danger.fg" fontWeight="semibold" fontSize="sm">
              {error}
            </Text>
          ) : null}
        </Box>
      </Box>
    </Card>
  )
}
