import { listContent } from '@brightyard/contract/calls'
import { type ContentCard, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, OnDemand, PageHead, pictureProps, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  chakra,
  Container,
  EmptyState,
  Heading,
  LinkButton,
  PageHeading,
  Picture,
  Text,
} from '@brightyard/ui'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'

const intro = 'The people you write to, and who write back.'
const load = () => import('./team-profile.tsx')

export const teamQuery = queryOf(listContent, { type: contentTypeIds.People, maxRows: 100 })

/** The team, with a dialog about each person. */
export function Team() {
  const team = useQuery(teamQuery)
  const [shown, setShown] = useState<ContentCard | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Box colorPalette="brand">
      <PageHead
        title="Our team"
        description={`The team of Brightyard. ${intro}`}
        canonical={contentPaths.ourTeam.to()}
      />
      <Container pt={{ base: '8', md: '12' }} pb={{ base: '10', md: '16' }}>
        <PageHeading
          intro={intro}
          actions={
            <LinkButton asChild variant="outline">
              <Link to={contentPaths.careers.to()}>Work with us</Link>
            </LinkButton>
          }
        >
          Our team
        </PageHeading>
        <Loaded query={team} what="the team">
          {({ data }) =>
            data.length > 0 ? (
              <People
                people={data}
                onShow={(person) => {
                  setShown(person)
                  setOpen(true)
                }}
              />
            ) : (
              <EmptyState title="We will introduce the team here soon" />
            )
          }
        </Loaded>
      </Container>
      {shown ? (
        <OnDemand
          load={load}
          what="The profile"
          open={open}
          onClose={() => setOpen(false)}
          person={shown}
        />
      ) : null}
    </Box>
  )
}

interface PeopleProps {
  people: readonly ContentCard[]
  onShow: (person: ContentCard) => void
}

const grounds = ['brand.subtle', 'sun.subtle', 'learn.subtle', 'talent.subtle', 'shop.subtle']

const People = ({ people, onShow }: PeopleProps) => (
  <chakra.ul
    aria-label="Our team"
    listStyleType="none"
    display="grid"
    gridTemplateColumns={{
      base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
      sm: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
    }}
    gap={{ base: '4', md: '7' }}
  >
    {people.map((person, index) => {
      const { id, title, subtitle, picture } = person
      return (
        <chakra.li key={id} position="relative" minW="0">
          <Box
            aspectRatio={{ base: '1', sm: '4 / 5' }}
            borderRadius="2xl"
            overflow="hidden"
            bg={grounds[index % grounds.length]}
          >
            <Picture
              {...pictureProps(picture)}
              alt=""
              priority={index < 3}
              css={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </Box>
          <Heading as="h2" size="xs" mt="1">
            <chakra.button
              type="button"
              aria-haspopup="dialog"
              display="flex"
              alignItems="center"
              minH="44px"
              width="100%"
              textAlign="start"
              cursor="pointer"
              onClick={() => onShow(person)}
              _hover={{ textDecoration: 'underline' }}
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' }}
            >
              {title}
            </chakra.button>
          </Heading>
          <Text fontSize="sm" color="colorPalette.fg" fontWeight="semibold">
            {subtitle}
          </Text>
        </chakra.li>
      )
    })}
  </chakra.ul>
)
