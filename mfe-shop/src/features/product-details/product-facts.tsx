import type { Product } from '@brightyard/contract/entities'
import { chakra, Grid, Section, Stack, Text } from '@brightyard/ui'

/** Description, highlights and specifications. */
export function ProductFacts({ product }: { product: Product }) {
  const { description, highlights, specs } = product
  return (
    <Stack gap="8" mt={{ base: '4', md: '0' }}>
      <Section title="About this product" headingSize="md">
        <Stack gap="3" maxW="prose">
          {description.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
        {highlights.length > 0 ? (
          <chakra.ul ps="5" mt="4" listStyleType="disc">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </chakra.ul>
        ) : null}
      </Section>
      {specs.length > 0 ? (
        <Section title="Details" headingSize="md">
          <chakra.dl>
            {specs.map(({ name, value }) => (
              <Grid
                key={name}
                templateColumns="minmax(min(7rem, 40%), 2fr) minmax(0, 3fr)"
                gap="4"
                py="2.5"
                borderBottomWidth="1px"
              >
                <chakra.dt color="fg.muted">{name}</chakra.dt>
                <chakra.dd fontWeight="semibold" overflowWrap="anywhere">
                  {value}
                </chakra.dd>
              </Grid>
            ))}
          </chakra.dl>
        </Section>
      ) : null}
    </Stack>
  )
}
