import type { SavedLine } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { Link, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  Link as LinkStyle,
  Picture,
  Text,
} from '@brightyard/ui'
import { useRef, useState } from 'react'
import type { AsideActions } from '../../bag/bag-actions.ts'
import { productAddress } from '../../catalog/product-link.ts'

interface SavedLinesProps {
  lines: readonly SavedLine[]
  actions: AsideActions
}

/** Lines saved for later: not part of the totals until they go back. */
export function SavedLines({ lines, actions }: SavedLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  if (lines.length === 0) return <Box role="status">{said ? <Text>{said}</Text> : null}</Box>

  /** The line disappears with its buttons, so the focus moves to the heading. */
  const announce = (sentence: string) => {
    setSaid(sentence)
    heading.current?.focus()
  }
  return (
    <Box as="section" aria-labelledby="saved-lines">
      <Heading id="saved-lines" as="h2" size="md" ref={heading} tabIndex={-1}>
        Saved for later ({lines.length})
      </Heading>
      <Box role="status" color="fg.muted" fontSize="sm" minH="1.5em">
        {said}
      </Box>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="4"
        mt="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {lines.map((line) => (
          <li key={line.id}>
            <SavedCard line={line} actions={actions} onGone={announce} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

interface SavedCardProps {
  line: SavedLine
  actions: AsideActions
  onGone: (sentence: string) => void
}

function SavedCard({ line, actions, onGone }: SavedCardProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { name, variant_name, quantity, notice } = line
  const inStock = line.units_available > 0 && notice?.kind !== 'not_sold'

  async function moveBack() {
    setBusy(true)
    const refused = await actions.moveBack(line)
    setBusy(false)
    setProblem(refused)
    if (!refused) onGone(`${name} is back in your bag.`)
  }
  async function forget() {
    if (await actions.forget(line)) onGone(`${name} removed from your saved items.`)
    else setProblem('It could not be removed. Please try again.')
  }
  return (
    <Card flexDirection="row" gap="3" p="3" height="full">
      <Box flexShrink={0} width="5.5rem">
        <Picture
          {...pictureProps(line.picture)}
          alt=""
          css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'lg' }}
        />
      </Box>
      <Box flex="1" minW="0">
        <Heading as="h3" size="xs">
          <LinkStyle asChild variant="quiet">
            <Link to={productAddress(line.ecomm_product_id, line.variant_id)}>{name}</Link>
          </LinkStyle>
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {[variant_name, `${quantity} × ${formatPrice(line.after_discount_price_in_paise)}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Box role="alert" fontSize="sm" fontWeight="semibold" color="danger.fg">
          {problem ?? notice?.message}
        </Box>
        <Flex mt="2" gap="2" wrap="wrap">
          {inStock ? (
            <Button
              size="xs"
              variant="soft"
              busy={busy}
              aria-label={`Move to bag: ${name}`}
              onClick={() => void moveBack()}
            >
              Move to bag
            </Button>
          ) : null}
          <Button
            size="xs"
            variant="ghost"
            aria-label={`Remove from saved items: ${name}`}
            onClick={() => void forget()}
          >
            Remove
          </Button>
        </Flex>
      </Box>
    </Card>
  )
}
