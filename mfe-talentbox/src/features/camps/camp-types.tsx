import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Container,
  EmptyState,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Picture,
  Text,
} from '@brightyard/ui'
import { CampBand } from '../../camps/camp-scene.tsx'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { agesText, campsText, citiesText, clothOf } from '../../camps/camp-words.ts'
import { campTypesQuery } from '../../camps/camp.queries.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { campsAddress } from './camp-address.ts'
import { categoryAddress, type CampType } from './camp-groups.ts'

/** The types of camps, each in a tent of its own. */
export function CampTypes() {
  const types = useQuery(campTypesQuery)
  return (
    <>
      <PageHead
        title="Types of camps"
        description="Camps for children from 5 to 15: in forests, workshops, laboratories, on fields and on stages, in your city or at home."
        canonical={talentboxPaths.campTypes.to()}
        image={types.data?.[0]?.picture?.src}
      />
      <CampBand title="A week that they talk about all year" before={<CampCrumbs />}>
        Choose how the days are spent: under trees, at a workbench, between wires, on grass or in
        the light.
      </CampBand>
      <Container py={{ base: '10', md: '14' }}>
        <Loaded query={types} what="the camps">
          {(list) =>
            list.length === 0 ? (
              <EmptyState
                title="The tents are still packed"
                action={
                  <LinkButton asChild>
                    <Link to={talentboxPaths.home.to()}>See the campaigns</Link>
                  </LinkButton>
                }
              >
                New camps are being planned. Until then, campaigns are open.
              </EmptyState>
            ) : (
              <>
                <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="8" rowGap="10">
                  {list.map((type, index) => (
                    <TypeTent key={type.id} type={type} index={index} />
                  ))}
                </Flex>
                <Flex mt="12" gap="3" wrap="wrap" justify="center">
                  <LinkButton asChild size="lg">
                    <Link to={campsAddress({})}>See all camps</Link>
                  </LinkButton>
                  <LinkButton asChild size="lg" variant="outline">
                    <Link to={talentboxPaths.campCategories.to()}>All categories</Link>
                  </LinkButton>
                </Flex>
              </>
            )
          }
        </Loaded>
      </Container>
    </>
  )
}

function TypeTent({ type, index }: { type: CampType; index: number }) {
  return (
    <Flex
      as="li"
      direction="column"
      position="relative"
      colorPalette={clothOf(index)}
      flex="1 1 19rem"
      minW="0"
    >
      <chakra.svg
        viewBox="0 0 400 96"
        preserveAspectRatio="none"
        aria-hidden
        width="full"
        height="20"
      >
        <chakra.path d="M0 96 200 6 400 96Z" fill="colorPalette.solid" />
        <chakra.path d="M200 6 400 96H290Z" fill="colorPalette.bright" />
        <chakra.path d="M200 6v-6h26l-7 4 7 4h-22" fill="sun.bright" />
      </chakra.svg>
      <Flex
        direction="column"
        flex="1"
        bg="bg.panel"
        borderWidth="3px"
        borderTopWidth="0"
        borderColor="colorPalette.solid"
        borderBottomRadius="xl"
        overflow="hidden"
      >
        <Picture
          {...pictureProps(type.picture)}
          alt=""
          priority={index < 2}
          css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
        />
        <Flex direction="column" gap="2" p="5" flex="1">
          <Heading as="h2" size="md">
            <StyledLink
              asChild
              variant="quiet"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <Link to={campsAddress({ type: type.id })}>{type.title}</Link>
            </StyledLink>
          </Heading>
          <Text>{type.summary}</Text>
          <Text fontWeight="semibold">
            {campsText(type.camps)}
            {type.age ? ` · ${agesText(type.age)}` : ''}
          </Text>
          {type.camps > 0 ? <Text color="fg.muted">{citiesText(type)}</Text> : null}
          <Box mt="auto" pt="2" position="relative" zIndex="1">
            <Flex
              as="ul"
              listStyleType="none"
              wrap="wrap"
              gap="2"
              aria-label={`${type.title} by category`}
            >
              {type.groups.map((category) => (
                <li key={category.id}>
                  <LinkButton asChild size="sm" variant="soft">
                    <Link to={categoryAddress(category)}>{category.title}</Link>
                  </LinkButton>
                </li>
              ))}
            </Flex>
          </Box>
        </Flex>
      </Flex>
    </Flex>
  )
}
