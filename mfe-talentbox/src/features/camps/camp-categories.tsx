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
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { agesText, campsText, clothOf } from '../../camps/camp-words.ts'
import { campTypesQuery } from '../../camps/camp.queries.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { campsAddress } from './camp-address.ts'
import { categoryAddress, type CampCategory, type CampType } from './camp-groups.ts'

/** Categories of camps along a trail: of one type, or of all. */
export function CampCategories({ typeId }: { typeId: number | null }) {
  const types = useQuery(campTypesQuery)
  const shown = types.data?.filter(({ id }) => typeId === null || id === typeId) ?? []
  const [only] = typeId === null ? [] : shown
  return (
    <>
      <PageHead
        title={only ? `${only.title}: categories` : 'Categories of camps'}
        description={only?.summary ?? 'All categories of camps, along one trail.'}
        canonical={talentboxPaths.campCategories.to({}, { campTypeid: typeId })}
      />
      <CampBand title={only?.title ?? 'Every trail of our camps'} before={<CampCrumbs />}>
        {only?.summary ?? 'Follow the marks until you find yours.'}
      </CampBand>
      <Container py={{ base: '10', md: '14' }}>
        <Loaded query={types} what="the categories">
          {() => (
            <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '12', md: '16' }}>
              {shown.map((type, index) => (
                <Trail key={type.id} type={type} index={index} isAlone={only !== undefined} />
              ))}
            </Box>
          )}
        </Loaded>
      </Container>
    </>
  )
}

interface TrailProps {
  type: CampType
  index: number
  isAlone: boolean
}

function Trail({ type, index, isAlone }: TrailProps) {
  const id = `camps-${type.id}`
  return (
    <Box as="section" aria-labelledby={id} colorPalette={clothOf(index)}>
      <Flex wrap="wrap" align="baseline" justify="space-between" gap="3" mb="6">
        <Heading as="h2" size="lg" id={id}>
          {isAlone ? 'Choose a trail' : type.title}
        </Heading>
        <LinkButton asChild variant="plain">
          <Link to={campsAddress({ type: type.id })}>All {type.title}</Link>
        </LinkButton>
      </Flex>
      {type.groups.length === 0 ? (
        <EmptyState
          title="No trail here yet"
          action={
            <LinkButton asChild>
              <Link to={talentboxPaths.campTypes.to()}>Other camps</Link>
            </LinkButton>
          }
        />
      ) : (
        <chakra.ol
          listStyleType="none"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap={{ base: '8', md: '4' }}
          borderInlineStartWidth="6px"
          borderInlineStartStyle="dotted"
          borderColor="colorPalette.bright"
          ms={{ base: '3', md: '6' }}
        >
          {type.groups.map((category, mark) => (
            <Waymark key={category.id} category={category} mark={mark} />
          ))}
        </chakra.ol>
      )}
    </Box>
  )
}

/** A stop on the trail: every second one is further in. */
const Waymark = ({ category, mark }: { category: CampCategory; mark: number }) => (
  <Flex
    as="li"
    position="relative"
    align="center"
    wrap={{ base: 'wrap', md: 'nowrap' }}
    gap={{ base: '4', md: '8' }}
    ms={{ base: '0', md: mark % 2 === 0 ? '4' : '32' }}
    ps={{ base: '8', md: '10' }}
  >
    <Box
      aria-hidden
      position="absolute"
      insetInlineStart={{ base: '-0.95rem', md: mark % 2 === 0 ? '-1.95rem' : '-8.95rem' }}
      width="1.5rem"
      height="1.5rem"
      borderRadius="full"
      bg="colorPalette.solid"
      borderWidth="4px"
      borderColor="bg"
    />
    {mark % 2 === 0 ? null : (
      <Box
        aria-hidden
        hideBelow="md"
        position="absolute"
        insetInlineStart="-7.2rem"
        width="9rem"
        borderTopWidth="6px"
        borderTopStyle="dotted"
        borderColor="colorPalette.bright"
      />
    )}
    <Box
      flex={{ base: '0 0 6.5rem', md: '0 0 13rem' }}
      borderRadius="xl"
      overflow="hidden"
      transform={mark % 2 === 0 ? 'rotate(-1.5deg)' : 'rotate(1.5deg)'}
    >
      <Picture
        {...pictureProps(category.picture)}
        alt=""
        css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
      />
    </Box>
    <Box flex={{ base: '1 1 8rem', md: '1' }} minW="0">
      <Heading as="h3" size="md">
        <StyledLink
          asChild
          variant="quiet"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          <Link to={categoryAddress(category)}>{category.title}</Link>
        </StyledLink>
      </Heading>
      <Text mt="1">{category.summary}</Text>
      <Text mt="1" color="fg.muted">
        {[
          category.subtitle,
          campsText(category.camps),
          ...(category.age ? [agesText(category.age)] : []),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Box>
  </Flex>
)
