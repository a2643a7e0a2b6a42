import { formatMoney, formatPrice } from '@brightyard/contract/money'
import { Link, pictureProps } from '@brightyard/runtime'
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
import { useId, useRef } from 'react'
import type { BagLine } from '../../bag/bag-line.ts'
import { limitSentence } from '../../bag/quantity-limit.ts'
import { productAddress } from '../../catalog/product-link.ts'
import { LineNotice } from './line-notice.tsx'

export interface LineActions {
  onIncrement: (line: BagLine) => void
  onDecrement: (line: BagLine) => void
  /** Sends a quantity again that was not saved. */
  onRetry: (line: BagLine) => void
  onRemove: (line: BagLine) => Promise<void>
  onAccept: (line: BagLine) => Promise<boolean>
  /** Null where lines cannot be saved for later. */
  onSave: ((line: BagLine) => Promise<void>) | null
}

export function BagLineCard({ line, ...actions }: { line: BagLine } & LineActions) {
  const { onIncrement, onDecrement, onRemove, onAccept, onSave } = actions
  const { name, variantName, priceInPaise, quantity, notice } = line
  const link = useRef<HTMLAnchorElement>(null)
  const messageId = useId()
  const full = variantName ? `${name}, ${variantName}` : name

  async function accept() {
    // The notice disappears with its buttons, so the focus stays on the line.
    if (await onAccept(line)) link.current?.focus()
  }
  return (
    <Card p={{ base: '3', sm: '4' }}>
      <Flex gap={{ base: '3', sm: '5' }} wrap="wrap">
        <Box flexShrink={0} width={{ base: '5.5rem', sm: '8rem' }}>
          <Picture
            {...pictureProps(line.picture)}
            alt=""
            css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'lg' }}
          />
        </Box>
        <Box flex="1 1 8rem" minW="0">
          <Flex justify="space-between" gap="2">
            <Box minW="0">
              <Heading size="sm">
                <LinkStyle asChild variant="quiet">
                  <Link ref={link} to={productAddress(line.ecomm_product_id, line.variant_id)}>
                    {name}
                  </Link>
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
              max={line.limit}
              maxReason={messageId}
              label={`quantity of ${full}`}
              onValueChange={(next) => (next > quantity ? onIncrement(line) : onDecrement(line))}
            />
            <LineAmount line={line} />
          </Flex>
          <LineMessage id={messageId} line={line} onRetry={actions.onRetry} />
          {onSave && !notice ? (
            <Button
              variant="plain"
              size="sm"
              mt="2"
              aria-label={`Save for later: ${full}`}
              onClick={() => void onSave(line)}
            >
              Save for later
            </Button>
          ) : null}
        </Box>
      </Flex>
      {notice ? (
        <LineNotice
          line={line}
          notice={notice}
          onAccept={accept}
          onRemove={() => void onRemove(line)}
          onSave={onSave && (() => void onSave(line))}
        />
      ) : null}
    </Card>
  )
}

interface LineMessageProps extends Pick<LineActions, 'onRetry'> {
  id: string
  line: BagLine
}

/** What is wrong with the line, or why there can be no more of it. */
function LineMessage({ id, line, onRetry }: LineMessageProps) {
  const { error, notice, quantity, limit, name, unsavedQuantity } = line
  return (
    <Box id={id} fontSize="sm">
      <Box role="alert">
        {error ? (
          <Text mt="2" color="danger.fg" fontWeight="semibold">
            {error}
          </Text>
        ) : null}
      </Box>
      {unsavedQuantity === null ? null : (
        <Button
          size="xs"
          variant="outline"
          mt="2"
          aria-label={`Try again: ${name}, ${unsavedQuantity} in your bag`}
          onClick={() => onRetry(line)}
        >
          Try again
        </Button>
      )}
      {!error && !notice && quantity >= limit ? (
        <Text mt="2" color="fg.muted">
          {limitSentence(line)}
        </Text>
      ) : null}
    </Box>
  )
}

/** What the line comes to, and the tax that is in it. */
function LineAmount({ line: { amounts, amountInPaise } }: { line: BagLine }) {
  return (
    <Box textAlign={{ base: 'start', sm: 'end' }} fontVariantNumeric="tabular-nums">
      <Text fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="1.3">
        {amountInPaise === null ? '–' : formatMoney(amountInPaise)}
      </Text>
      {amounts ? (
        <Text color="fg.muted" fontSize="sm">
          {amounts.taxInPaise > 0 ? `incl. ${formatMoney(amounts.taxInPaise)} tax` : 'no tax'}
        </Text>
      ) : null}
    </Box>
  )
}

interface BagLinesProps extends LineActions {
  lines: readonly BagLine[]
  onClear: () => Promise<void>
}

export function BagLines({ lines, onClear, ...actions }: BagLinesProps) {
  return (
    <Box as="section" aria-label="Items in your bag">
      <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {lines.map((line) => (
          <li key={line.key}>
            <BagLineCard line={line} {...actions} />
          </li>
        ))}
      </chakra.ul>
      <Button variant="plain" size="sm" mt="3" onClick={() => void onClear()}>
        Clear bag
      </Button>
    </Box>
  )
}
