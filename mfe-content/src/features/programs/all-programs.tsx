import { programSortings } from '@brightyard/contract/entities'
import { contentPaths, queryString } from '@brightyard/contract/paths'
import { Link, PageHead, useLocation, useNavigate, useQuery } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Breadcrumbs,
  Container,
  Flex,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { Loaded } from '../../entries/loaded.tsx'
import { modeNames } from '../../offerings/offering-words.ts'
import { ProgramGrid } from '../../programs/program-grid.tsx'
import { subjectNames } from '../../programs/program-words.ts'
import {
  type ProgramsAsked,
  programsAsked,
  programsQuery,
} from '../../programs/programs.queries.ts'
import { Chips, crumbsOf, intro } from './program-chips.tsx'

const sortLabels = {
  featured: 'Recommended first',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  newest: 'Newest first',
  title: 'Title: A to Z',
} as const

/** Every program, by age, subject and mode, in the order that the visitor likes. */
export function AllPrograms() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = programsAsked(new URLSearchParams(search))
  const programs = useQuery(programsQuery(asked))
  const addressOf = (change: Partial<ProgramsAsked>) => {
    const { page, ...rest } = { ...asked, page: 1, ...change }
    return contentPaths.allPrograms.to() + queryString({ ...rest, page: page > 1 ? page : null })
  }
  const title = asked.subject ? `Programs: ${subjectNames[asked.subject]}` : 'All programs'
  const { subjects, modes } = programs.data ?? { subjects: [], modes: [] }
  return (
    <Box colorPalette="learn">
      <PageHead
        title={asked.page > 1 ? `${title}, page ${asked.page}` : title}
        description={`${intro} Filter by age, subject and mode.`}
        canonical={contentPaths.allPrograms.to(
          {},
          { page: asked.page > 1 ? asked.page : undefined },
        )}
        structuredData={crumbsOf(
          ['Programs', contentPaths.programs.to()],
          ['All programs', contentPaths.allPrograms.to()],
        )}
      />
      <AreaBand area="learn" pb={{ base: '10', md: '14' }}>
        <Container>
          <PageHeading
            intro={intro}
            trail={
              <Breadcrumbs
                crumbs={[
                  {
                    label: 'Home',
                    link: (label) => <Link to={contentPaths.home.to()}>{label}</Link>,
                  },
                  {
                    label: 'Programs',
                    link: (label) => <Link to={contentPaths.programs.to()}>{label}</Link>,
                  },
                  { label: 'All programs' },
                ]}
              />
            }
          >
            {title}
          </PageHeading>
        </Container>
      </AreaBand>
      <Container pt={{ base: '5', md: '8' }} pb={{ base: '8', md: '12' }}>
        {asked.search ? (
          <Chips
            label="Search"
            choices={[
              {
                label: `“${programs.data?.corrected ?? asked.search}” ×`,
                to: addressOf({ search: undefined }),
                on: true,
              },
            ]}
          />
        ) : null}
        <Chips
          label="Subjects"
          choices={[
            { label: 'All subjects', to: addressOf({ subject: undefined }), on: !asked.subject },
            ...subjects.map(({ value, count }) => ({
              label: `${subjectNames[value]} (${count})`,
              to: addressOf({ subject: value }),
              on: asked.subject === value,
            })),
          ]}
        />
        <Chips
          label="Where"
          choices={[
            { label: 'Anywhere', to: addressOf({ mode: undefined }), on: !asked.mode },
            ...modes.map(({ value, count }) => ({
              label: `${modeNames[value]} (${count})`,
              to: addressOf({ mode: value }),
              on: asked.mode === value,
            })),
          ]}
        />
        <Flex gap="4" wrap="wrap" mb="6">
          <Field label="Age">
            <Select
              value={asked.age === undefined ? '' : String(asked.age)}
              options={[
                { value: '', label: 'Any age' },
                ...Array.from({ length: 15 }, (_, index) => ({
                  value: String(index + 2),
                  label: `${index + 2} years`,
                })),
              ]}
              onChange={({ target }) =>
                void navigate(
                  addressOf({ age: target.value === '' ? undefined : Number(target.value) }),
                  { preventScrollReset: true },
                )
              }
            />
          </Field>
          <Field label="Sort by">
            <Select
              value={asked.sort ?? 'featured'}
              options={programSortings.map((value) => ({ value, label: sortLabels[value] }))}
              onChange={({ target }) =>
                void navigate(
                  addressOf({ sort: programSortings.find((one) => one === target.value) }),
                  { preventScrollReset: true },
                )
              }
            />
          </Field>
        </Flex>
        <Loaded
          query={programs}
          what="the programs"
          isEmpty={({ data }) => data.length === 0}
          empty="No program matches all of these. Choose another age or subject, or search for something else."
        >
          {({ data, meta }) => (
            <Box aria-busy={programs.isPlaceholderData}>
              <ProgramGrid label={title} programs={data} level={2} />
              <Pagination
                label="Pages of programs"
                page={asked.page}
                pages={meta.last_page}
                link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
              />
              {asked.page >= meta.last_page ? (
                <Text mt="8" textAlign="center" color="fg.muted">
                  That is all for now.
                </Text>
              ) : null}
            </Box>
          )}
        </Loaded>
      </Container>
    </Box>
  )
}
