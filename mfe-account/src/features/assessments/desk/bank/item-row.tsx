import type { BankItem } from '@brightyard/contract/entities'
import { formatNumber } from '@brightyard/runtime'
import { Box, chakra, Chip, Flex, Span, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { marksText } from '../../words.ts'
import { agesText, difficultyWords, firstLine, kindInfo, usesText } from '../desk-words.ts'

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: '2.5rem minmax(0, 1fr) auto',
      md: '2.75rem minmax(0, 1fr) auto auto',
    },
    columnGap: { base: '3', md: '4' },
    alignItems: 'center',
    px: { base: '2', md: '4' },
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _hover: { bg: 'bg.subtle' },
    _last: { borderBottomWidth: 0 },
  },
})

interface Props {
  item: BankItem
  /** The first line of the question, as a link, a button or a label for a tick. */
  title: (text: string) => ReactNode
  actions?: ReactNode
}

/** A question in one glance: its kind, its first line, what it counts, how often it is used. */
export function ItemRow({ item, title, actions }: Props) {
  const { icon: Icon, name } = kindInfo[item.kind]
  const about = [
    item.owner === 'own' ? item.owner_name : '',
    item.topic,
    agesText(item),
    difficultyWords[item.difficulty],
  ].filter(Boolean)
  const off = item.negative_marks > 0 ? `−${formatNumber(item.negative_marks, 2)} if wrong · ` : ''
  return (
    <Row>
      <Box
        display="grid"
        placeItems="center"
        w={{ base: '2.5rem', md: '2.75rem' }}
        h={{ base: '2.5rem', md: '2.75rem' }}
        borderRadius="md"
        bg="brand.subtle"
        color="brand.fg"
        title={name}
      >
        <Icon size={20} role="img" aria-label={name} />
      </Box>
      <Box minW="0">
        <Box fontWeight="semibold" lineHeight="1.35" overflowWrap="anywhere" lineClamp="2">
          {title(firstLine(item))}
        </Box>
        <Flex gap="2" wrap="wrap" align="center" mt="1" fontSize="sm" color="fg.muted">
          <Chip tone="outline">{item.subject}</Chip>
          {item.owner === 'brightyard' && <Chip colorPalette="sun">From Brightyard</Chip>}
          {item.is_retired && <Chip colorPalette="danger">Retired</Chip>}
          <Span>{about.join(' · ')}</Span>
          <Span hideFrom="md">
            {marksText(item.marks)} · {off}
            {usesText(item.uses)}
          </Span>
        </Flex>
      </Box>
      <Box hideBelow="md" textAlign="end" fontSize="sm" whiteSpace="nowrap">
        <Text fontWeight="semibold">{marksText(item.marks)}</Text>
        <Text color="fg.muted">
          {off}
          {usesText(item.uses)}
        </Text>
      </Box>
      <Box position="relative" zIndex="1">
        {actions}
      </Box>
    </Row>
  )
}

/** A list of rows as one sheet. */
export const ItemSheet = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    overflow: 'hidden',
  },
})

/** Covers its whole row. */
export const wholeRow = {
  textAlign: 'start',
  cursor: 'pointer',
  color: 'fg',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _before: { content: '""', position: 'absolute', inset: '0' },
} as const
