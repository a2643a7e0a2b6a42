import { Button, Chip, MediaCard, Price, Rating, SimpleGrid, IconButton } from '../index.ts'
import { BagIcon, HeartIcon } from '../icons/index.ts'

const toys = [
  {
    name: 'Wooden stacking rainbow, seven arches',
    price: '₹1,180.00',
    was: '₹1,475.00',
    saving: '20% off',
    rating: 4.5,
    count: 128,
    flag: 'Bestseller',
  },
  { name: 'Solar system mobile kit', price: '₹899.00', rating: 4, count: 41 },
  {
    name: 'Madhubani colouring set with twelve pens and a very long name that has to stop somewhere',
    price: '₹450.00',
    was: '₹500.00',
    saving: '10% off',
    rating: 5,
    count: 7,
    flag: 'New',
  },
  { name: 'Balance bike, size 12', price: '₹5,499.00', rating: 3.5, count: 19 },
]

export function ToyGrid() {
  return (
    <SimpleGrid
      columns={{ base: 1, xs: 2, lg: 4 } as { base: number; lg: number }}
      gap={{ base: '4', md: '6' }}
    >
      {toys.map((toy) => (
        <MediaCard
          key={toy.name}
          colorPalette="shop"
          title={<a href="#toy">{toy.name}</a>}
          picture={{}}
          flags={
            toy.flag ? (
              <Chip tone="solid" colorPalette="sun">
                {toy.flag}
              </Chip>
            ) : null
          }
          corner={
            <IconButton
              label={`Add ${toy.name} to wishlist`}
              size="sm"
              variant="outline"
              colorPalette="talent"
              borderColor="transparent"
            >
              <HeartIcon />
            </IconButton>
          }
          footer={
            <Button block size="sm" startIcon={<BagIcon />}>
              Add to bag
            </Button>
          }
        >
          <Rating value={toy.rating} count={toy.count} />
          <Price price={toy.price} oldPrice={toy.was ?? null} saving={toy.saving ?? null} />
        </MediaCard>
      ))}
    </SimpleGrid>
  )
}
