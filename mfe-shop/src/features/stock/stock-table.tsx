import type { StockRow } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { Link, OnDemand, pictureProps } from '@brightyard/runtime'
import {
  Box,
  Button,
  chakra,
  Chip,
  Flex,
  Link as LinkStyle,
  Picture,
  Span,
  VisuallyHidden,
} from '@brightyard/ui'
import { useState } from 'react'
import { productAddress } from '../../catalog/product-link.ts'

const cell = { px: '4', py: '3', textAlign: 'start', verticalAlign: 'middle' } as const
const head = { ...cell, fontWeight: 'semibold', fontSize: 'sm', color: 'fg.muted' } as const
const number = { ...cell, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const few = 5

const loadEditor = () => import('./stock-editor.tsx')

/** A table where there is room; on a phone each row is a card with its labels. */
export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  const [editing, setEditing] = useState<StockRow | null>(null)
  const [open, setOpen] = useState(false)
  const edit = (row: StockRow) => {
    setEditing(row)
    setOpen(true)
  }
  return (
    <>
      <chakra.table width="full" css={stacked}>
        <caption>
          <VisuallyHidden>Prices and stock</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Product', 'Full price', 'Price', 'Stock', 'Shop'].map((name) => (
              <chakra.th key={name} scope="col" {...head}>
                {name}
              </chakra.th>
            ))}
            <chakra.th scope="col" {...head}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.variant_id} row={row} onEdit={edit} />
          ))}
        </tbody>
      </chakra.table>
      {editing ? (
        <OnDemand
          load={loadEditor}
          what="The editor"
          open={open}
          onClose={() => setOpen(false)}
          row={editing}
        />
      ) : null}
    </>
  )
}

function Row({ row, onEdit }: { row: StockRow; onEdit: (row: StockRow) => void }) {
  const { name, variant_name, category, units_available: left, units_reserved: kept } = row
  const full = variant_name ? `${name}, ${variant_name}` : name
  return (
    <tr>
      <chakra.th scope="row" {...cell} fontWeight="normal">
        <Flex gap="3" align="center">
          <Box flexShrink={0} width="4rem">
            <Picture
              {...pictureProps(row.picture)}
              alt=""
              css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
            />
          </Box>
          <Box minW="0">
            <LinkStyle asChild variant="quiet" fontWeight="semibold">
              <Link to={productAddress(row.ecomm_product_id, row.variant_id)}>{name}</Link>
            </LinkStyle>
            <Box color="fg.muted" fontSize="sm">
              {[variant_name, category].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        </Flex>
      </chakra.th>
      <chakra.td {...number}>
        <Label>Full price</Label>
        {formatPrice(row.price_in_paise)}
      </chakra.td>
      <chakra.td {...number}>
        <Label>Price</Label>
        {formatPrice(row.after_discount_price_in_paise)}
        <Span color="fg.muted" fontSize="sm">
          {` incl. ${row.tax_percent} % tax`}
        </Span>
      </chakra.td>
      <chakra.td {...number}>
        <Label>Stock</Label>
        <Span fontWeight={left <= few ? 'bold' : 'normal'} color={left <= few ? 'danger.fg' : 'fg'}>
          {left}
        </Span>
        {kept > 0 ? (
          <Span color="fg.muted" fontSize="sm">
            {` and ${kept} kept for orders`}
          </Span>
        ) : null}
      </chakra.td>
      <chakra.td {...cell}>
        <Label>Shop</Label>
        <Chip colorPalette={row.is_sold ? 'learn' : 'neutral'}>
          {row.is_sold ? 'For sale' : 'Not for sale'}
        </Chip>
      </chakra.td>
      <chakra.td {...cell} textAlign={{ base: 'start', lg: 'end' }}>
        <Button size="sm" variant="outline" aria-label={`Edit ${full}`} onClick={() => onEdit(row)}>
          Edit
        </Button>
      </chakra.td>
    </tr>
  )
}

/** The column's name beside the value, where the table has no columns. */
const Label = ({ children }: { children: string }) => (
  <Span
    aria-hidden
    display={{ base: 'inline-block', lg: 'none' }}
    color="fg.muted"
    fontSize="sm"
    minW="6rem"
  >
    {children}
  </Span>
)

const stacked = {
  borderCollapse: 'collapse',
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  '@media (max-width: 1023px)': {
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
} as const
