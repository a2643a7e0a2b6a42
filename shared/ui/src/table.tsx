// A table of records: bundled with the pages that have one, so that no other page carries it.
import { Box, chakra, Flex, Span, VisuallyHidden } from '@brightyard/ui'
import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  /** Reads out the name and does not show it; the column is at the end of the line. For buttons. */
  hideName?: boolean
  /** Digits of one width, which do not wrap in a column. */
  numeric?: boolean
  /** Breaks long words, such as an email address. */
  breakWords?: boolean
}

export interface StackedTableProps<Row> {
  /** Names the table for assistive technology. */
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** The breakpoint from which there is room for columns: 768 or 1024 px. */
  from: 'md' | 'lg'
  verticalAlign?: 'top' | 'middle'
}

const lastStackedPixel = { md: 767, lg: 1023 }
const cellStyle = { px: '4', py: '3', textAlign: 'start' } as const

const styleOf = (from: 'md' | 'lg') => ({
  borderCollapse: 'collapse',
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  [`@media (max-width: ${lastStackedPixel[from]}px)`]: {
    '&, & tbody, & tr, & td, & th[scope=row]': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': { py: '3' },
    '& td, & th[scope=row]': { py: '1' },
  },
})

/** A table where there is room; where there is not, each row is a card with the names beside its values. */
export function StackedTable<Row>(props: StackedTableProps<Row>) {
  const { caption, rows, keyOf, columns, from, verticalAlign = 'top' } = props
  const [subject, ...others] = columns
  return (
    <chakra.table width="full" css={styleOf(from)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ name, hideName }) => (
            <chakra.th
              key={name}
              scope="col"
              {...cellStyle}
              verticalAlign={verticalAlign}
              fontWeight="semibold"
              fontSize="sm"
              color="fg.muted"
            >
              {hideName ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <chakra.th scope="row" {...cellStyle} verticalAlign={verticalAlign} fontWeight="normal">
              {subject.cell(row)}
            </chakra.th>
            {others.map(({ name, cell, hideName, numeric, breakWords }) => (
              <chakra.td
                key={name}
                {...cellStyle}
                verticalAlign={verticalAlign}
                {...(numeric
                  ? {
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: { base: 'normal', [from]: 'nowrap' },
                    }
                  : {})}
                {...(breakWords ? { overflowWrap: 'anywhere' } : {})}
                {...(hideName ? { textAlign: { base: 'start', [from]: 'end' } } : {})}
              >
                {hideName ? (
                  cell(row)
                ) : (
                  // A second line of the value stays beside the name; where both have no room, it goes below.
                  <Flex display={{ base: 'flex', [from]: 'block' }} wrap="wrap" columnGap="2">
                    <ValueName from={from}>{name}</ValueName>
                    <Box flex="1 1 8rem" minW="0">
                      {cell(row)}
                    </Box>
                  </Flex>
                )}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

/** Hidden from assistive technology, which has the column's header. */
const ValueName = ({ from, children }: { from: 'md' | 'lg'; children: string }) => (
  <Span
    aria-hidden
    display={{ base: 'inline-block', [from]: 'none' }}
    color="fg.muted"
    fontSize="sm"
    minW="6rem"
  >
    {children}
  </Span>
)
