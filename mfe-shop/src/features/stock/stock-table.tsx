import type { StockRow } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { Link, OnDemand, pictureProps } from '@brightyard/runtime'
import { Box, Button, Chip, Flex, Link as LinkStyle, Picture, Span } from '@brightyard/ui'
import { StackedTable } from '@brightyard/ui/table'
import { useState } from 'react'
import { productAddress } from '../../catalog/product-link.ts'

const few = 5

const loadEditor = () => import('./stock-editor.tsx')

export function StockTable({ rows }: { rows: readonly StockRow[] }) {
  const [editing, setEditing] = useState<StockRow | null>(null)
  const [open, setOpen] = useState(false)
  const edit = (row: StockRow) => {
    setEditing(row)
    setOpen(true)
  }
  return (
    <>
      <StackedTable
        caption="Prices and stock"
        rows={rows}
        keyOf={({ variant_id }) => variant_id}
        from="lg"
        verticalAlign="middle"
        columns={[
          { name: 'Product', cell: (row) => <Product row={row} /> },
          {
            name: 'Full price',
            numeric: true,
            cell: ({ price_in_paise }) => formatPrice(price_in_paise),
          },
          {
            name: 'Price',
            numeric: true,
            cell: ({ after_discount_price_in_paise, tax_percent }) => (
              <>
                {formatPrice(after_discount_price_in_paise)}
                <Span color="fg.muted" fontSize="sm">
                  {` incl. ${tax_percent}% tax`}
                </Span>
              </>
            ),
          },
          { name: 'Stock', numeric: true, cell: (row) => <Stock row={row} /> },
          {
            name: 'Shop',
            cell: ({ is_sold }) => (
              <Chip colorPalette={is_sold ? 'learn' : 'neutral'}>
                {is_sold ? 'For sale' : 'Not for sale'}
              </Chip>
            ),
          },
          {
            name: 'Actions',
            hideName: true,
            cell: (row) => (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Edit ${fullName(row)}`}
                onClick={() => edit(row)}
              >
                Edit
              </Button>
            ),
          },
        ]}
      />
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

const fullName = ({ name, variant_name }: StockRow) =>
  variant_name ? `${name}, ${variant_name}` : name

const Product = ({ row: { picture, name, variant_name, category, ...ids } }: { row: StockRow }) => (
  <Flex gap="3" align="center" overflowWrap="anywhere">
    <Box flexShrink={0} width="4rem">
      <Picture
        {...pictureProps(picture)}
        alt=""
        css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'md' }}
      />
    </Box>
    <Box minW="0">
      <LinkStyle asChild variant="quiet" fontWeight="semibold">
        <Link to={productAddress(ids.ecomm_product_id, ids.variant_id)}>{name}</Link>
      </LinkStyle>
      <Box color="fg.muted" fontSize="sm">
        {[variant_name, category].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  </Flex>
)

const Stock = ({ row: { units_available: left, units_reserved } }: { row: StockRow }) => (
  <>
    <Span fontWeight={left <= few ? 'bold' : 'normal'} color={left <= few ? 'danger.fg' : 'fg'}>
      {left}
    </Span>
    {units_reserved > 0 ? (
      <Span color="fg.muted" fontSize="sm">
        {` and ${units_reserved} reserved for orders`}
      </Span>
    ) : null}
  </>
)
