import type { ContentCard } from '@brightyard/contract/entities'
import { Link, PageHead, useLocation, useNavigate, useQuery } from '@brightyard/runtime'
import {
  type Area,
  AreaBand,
  type AreaBandProps,
  Box,
  Container,
  EmptyState,
  LinkButton,
  PageHeading,
  Pagination,
} from '@brightyard/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../entries/loaded.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { directoryAddress, type DirectoryFilter, directoryFilterOf } from './directory-address.ts'
import { DirectorySearch } from './directory-search.tsx'
import type { directoryQuery } from './directory.queries.ts'
import { FoundCount } from './found-count.tsx'

/** A directory as its address narrows it. */
export function useDirectory(path: string, queryFor: (filter: DirectoryFilter) => DirectoryQuery) {
  const { search } = useLocation()
  const filter = directoryFilterOf(new URLSearchParams(search))
  return {
    path,
    filter,
    entries: useQuery(queryFor(filter)),
    addressOf: (change: Partial<DirectoryFilter>) => directoryAddress(path, filter, change),
  }
}
type DirectoryQuery = ReturnType<typeof directoryQuery>

interface Props {
  directory: ReturnType<typeof useDirectory>
  /** The band at the top, and the colour of the page. */
  band: Pick<AreaBandProps, 'strength' | 'edge' | 'pb'> & { area: Area }
  title: string
  description: string
  /** For those who share the address. */
  image?: string | undefined
  intro: string
  /** Beside the title. */
  action?: ReactNode
  /** A directory that is searched by words; `beside` narrows it further. */
  search?: { what: string; label: string; beside?: ReactNode }
  /** Its tags to choose from: `Subjects`, `All subjects`. */
  tags: { label: string; all: string }
  /** How many there are: `12 partners`. */
  found?: { one: string; many: string }
  /** `the partners`: what is being loaded. */
  what: string
  /** `Pages of partners` */
  pages: string
  /** What is said where nothing matches, and the name of the way back to everything. */
  empty: { title: string; all: string; hint?: string }
  children: (entries: readonly ContentCard[]) => ReactNode
  /** Below the entries, over the whole width. */
  after?: ReactNode
}

/** A directory: what it is, what narrows it, and its entries page by page. */
export function DirectoryPage({ directory, band, title, search, tags, found, ...props }: Props) {
  const navigate = useNavigate()
  const { path, filter, entries, addressOf } = directory
  // What is searched for is nobody else's page; a city is, where the directory has them.
  const place = search?.beside ? filter.place : ''
  const chips = (
    <ChoiceChips
      label={tags.label}
      current={filter.tag}
      choices={[
        { value: '', label: tags.all },
        ...(entries.data?.tags ?? []).map((tag) => ({ value: tag, label: tag })),
      ]}
      addressOf={(tag) => addressOf({ tag })}
    />
  )
  return (
    <Box colorPalette={band.area}>
      <PageHead
        title={filter.page > 1 ? `${title}, page ${filter.page}` : title}
        description={props.description}
        image={props.image}
        canonical={addressOf({ search: '', place, page: filter.page })}
      />
      <AreaBand {...band}>
        <Container>
          <PageHeading intro={props.intro} actions={props.action}>
            {title}
          </PageHeading>
          {search ? (
            <>
              <DirectorySearch
                path={path}
                what={search.what}
                label={search.label}
                shown={filter.search}
                onSearch={(text) => void navigate(addressOf({ search: text }))}
              >
                {search.beside}
              </DirectorySearch>
              <Box mt="4">{chips}</Box>
            </>
          ) : (
            chips
          )}
        </Container>
      </AreaBand>
      <Container pt={{ base: '5', md: '7' }} pb={{ base: '10', md: '16' }}>
        {found && <FoundCount total={entries.data?.meta.total} {...found} />}
        <Box mt={found ? '4' : '0'} aria-busy={entries.isPlaceholderData}>
          <Loaded query={entries} what={props.what}>
            {({ data, meta }) =>
              data.length > 0 ? (
                <>
                  {props.children(data)}
                  <Pagination
                    label={props.pages}
                    page={filter.page}
                    pages={meta.last_page}
                    link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
                  />
                </>
              ) : (
                <EmptyState
                  title={props.empty.title}
                  action={
                    <LinkButton asChild>
                      <Link to={path}>{props.empty.all}</Link>
                    </LinkButton>
                  }
                >
                  {props.empty.hint}
                </EmptyState>
              )
            }
          </Loaded>
        </Box>
      </Container>
      {props.after}
    </Box>
  )
}
