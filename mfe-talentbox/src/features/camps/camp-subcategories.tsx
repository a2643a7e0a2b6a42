import type { CampGroup } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  Container,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Picture,
  Text,
} from '@brightyard/ui'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { agesText, campsText, citiesText, clothOf } from '../../camps/camp-words.ts'
import { campTypesQuery } from '../../camps/camp.queries.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { campsAddress } from './camp-address.ts'
import { findCategory, typeCrumb } from './camp-groups.ts'

/** The sub-categories of a category, as badges to be sewn on. */
export function CampSubcategories({ id }: { id: number }) {
  const types = useQuery(campTypesQuery)
  const found = types.data && findCategory(types.data, id)
  const title = found?.category.title ?? 'Camps'
  return (
    <>
      <PageHead
        title={title}
        description={found?.category.summary ?? 'Sub-categories of camps.'}
        canonical={talentboxPaths.campSubcategories.to({}, { id })}
      />
      <CampBand title={title} before={<CampCrumbs crumbs={found ? [typeCrumb(found.type)] : []} />}>
        {found?.category.summary}
      </CampBand>
      <Container py={{ base: '10', md: '14' }}>
        <Loaded query={types} what="the sub-categories">
          {() => (
            <>
              <Heading as="h2" size="lg" mb="8">
                Which badge will it be?
              </Heading>
              <Flex
                as="ul"
                listStyleType="none"
                wrap="wrap"
                justify="center"
                gap={{ base: '10', md: '14' }}
              >
                {found?.category.groups.map((group, index) => (
                  <Badge key={group.id} group={group} index={index} />
                ))}
              </Flex>
              <Box mt="12" textAlign="center">
                <LinkButton asChild variant="outline">
                  <Link to={campsAddress({ group: id })}>All camps of {title}</Link>
                </LinkButton>
              </Box>
            </>
          )}
        </Loaded>
      </Container>
    </>
  )
}

const Badge = ({ group, index }: { group: CampGroup; index: number }) => (
  <Flex
    as="li"
    position="relative"
    direction="column"
    align="center"
    textAlign="center"
    width="19rem"
    maxW="full"
    colorPalette={clothOf(index)}
  >
    <Box
      width="15rem"
      maxW="full"
      aspectRatio="1"
      p="3"
      borderRadius="full"
      bg="colorPalette.solid"
      boxShadow="md"
      transition="transform 0.2s"
      css={{ 'li:hover > &': { transform: 'rotate(-3deg) scale(1.03)' } }}
    >
      <Box
        height="full"
        p="2"
        borderRadius="full"
        borderWidth="3px"
        borderStyle="dashed"
        borderColor="colorPalette.contrast"
      >
        <Box height="full" borderRadius="full" overflow="hidden">
          <Picture
            {...pictureProps(group.picture)}
            alt=""
            priority={index < 2}
            css={{ width: '100%', aspectRatio: '1', objectFit: 'cover' }}
          />
        </Box>
      </Box>
    </Box>
    <Heading as="h3" size="md" mt="4">
      <StyledLink
        asChild
        variant="quiet"
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        <Link to={campsAddress({ group: group.id })}>{group.title}</Link>
      </StyledLink>
    </Heading>
    <Text mt="1">{group.summary}</Text>
    <Text mt="1" fontWeight="semibold">
      {campsText(group.camps)}
      {group.age ? ` · ${agesText(group.age)}` : ''}
    </Text>
    <Text color="fg.muted">
      {[group.subtitle, ...(group.camps > 0 ? [citiesText(group)] : [])]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </Flex>
)
