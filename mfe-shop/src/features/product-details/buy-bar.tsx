import type { Product, ProductVariant } from '@brightyard/contract/entities'
import { Box, Button, Flex, Price, Text } from '@brightyard/ui'
import { aboveRequest, useBottomBar } from '@brightyard/ui/bottom-bars'
import { BagIcon } from '@brightyard/ui/icons'
import { useAddToBag } from '../../bag/use-add-to-bag.ts'
import { usePress } from '../../shopper/use-press.ts'
import { useShopper } from '../../shopper/use-shopper.ts'

interface BuyBarProps {
  product: Product
  variant: ProductVariant
  isShown: boolean
}

/**
 * Keeps price and button at hand on a phone while those of the page are out of view. Its place at the end of the page is
 * always kept, so that it covers nothing there; what is sold out has none.
 */
export function BuyBar({ product, variant, isShown }: BuyBarProps) {
  const shopper = useShopper()
  const bar = useBottomBar('page')
  const { add, adding } = useAddToBag(product)
  const { isKept, onClick } = usePress(() => void add(variant.id))
  if (variant.units_available < 1 || shopper.kind === 'other') return null
  return (
    <Flex
      ref={isShown ? bar : undefined}
      role="group"
      aria-label={`Buy ${product.name}`}
      display={{ base: 'flex', md: 'none' }}
      visibility={isShown ? 'visible' : 'hidden'}
      position="sticky"
      bottom={aboveRequest}
      zIndex="base"
      justify="space-between"
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      // Across the window, out of the container's gutters.
      mx="-4"
      mt="6"
      mb="-5"
      px="4"
      py="2.5"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="lg"
    >
      <Box minW="min-content">
        <Price price={variant.after_discount_price} oldPrice={variant.price} />
        {product.variants.length > 1 ? (
          <Text fontSize="sm" color="fg.muted" lineClamp="1">
            {variant.name}
          </Text>
        ) : null}
      </Box>
      <Button
        flex="1 1 9rem"
        maxW="16rem"
        busy={adding || isKept}
        startIcon={<BagIcon />}
        onClick={onClick}
      >
        Add to bag
      </Button>
    </Flex>
  )
}
