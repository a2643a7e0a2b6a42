import { type CmsPage, formSlugs } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Card, chakra, Container, Flex, Grid, Heading, LinkButton, Text } from '@brightyard/ui'
import { FormPart } from '../../forms/form-part.tsx'
import { sectionsOf } from './topics.ts'

/** How to join on the one side, the first step of it on the other. */
export function Demo({ page }: { page: CmsPage }) {
  return (
    <Box bg="sun.muted" mt={{ base: '12', md: '20' }} py={{ base: '12', md: '20' }}>
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="start"
        >
          <Box>
            {sectionsOf(page, 'steps').map(({ title, steps }) => (
              <Box key={title}>
                <Heading as="h2" size="xl">
                  {title ?? 'How to join'}
                </Heading>
                <chakra.ol listStyleType="none" display="grid" gap="6" mt="6">
                  {steps.map((step, at) => (
                    <Flex as="li" key={step.title} gap="4">
                      <Text
                        aria-hidden
                        fontFamily="heading"
                        fontWeight="bold"
                        fontSize="5xl"
                        lineHeight="0.9"
                        minW="2.5rem"
                      >
                        {at + 1}
                      </Text>
                      <Box>
                        <Heading as="h3" size="sm">
                          {step.title}
                        </Heading>
                        <Text mt="1">{step.text}</Text>
                      </Box>
                    </Flex>
                  ))}
                </chakra.ol>
              </Box>
            ))}
          </Box>
          <Card
            as="section"
            id="demo"
            aria-labelledby="demo-title"
            scrollMarginTop="7rem"
            px={{ base: '5', md: '9' }}
            py={{ base: '6', md: '9' }}
            colorPalette="brand"
          >
            <Heading as="h2" id="demo-title" size="lg" mb="5">
              Request a demo
            </Heading>
            <FormPart
              slug={formSlugs.partnerAppDemo}
              level={3}
              after={
                <LinkButton asChild>
                  <Link to={contentPaths.partners.to()}>See who works with us</Link>
                </LinkButton>
              }
            />
          </Card>
        </Grid>
      </Container>
    </Box>
  )
}
