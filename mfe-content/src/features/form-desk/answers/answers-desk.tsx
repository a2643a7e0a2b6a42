import { exportFormAnswers } from '@brightyard/contract/calls'
import type { DeskForm } from '@brightyard/contract/entities'
import { formDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  PageHead,
  showToast,
  useMutation,
  useNavigate,
  useSearchParams,
} from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Chip,
  EmptyState,
  Flex,
  Grid,
  Link as StyledLink,
  LinkButton,
  LiveRegion,
  PageHeading,
} from '@brightyard/ui'
import { DeskSearch } from '@brightyard/ui/editor'
import { ArrowLeftIcon, DownloadIcon } from '@brightyard/ui/icons'
import { Loaded } from '../../../entries/loaded.tsx'
import { saveTextFile } from '../../../links/save-text-file.ts'
import { type AnswerFilter, answerFilters, answersQuery, idIn, searchIn } from '../desk.queries.ts'
import { AnswerRows } from './answer-rows.tsx'
import { AnswerTotals } from './answer-totals.tsx'
import { AnswerView } from './answer-view.tsx'

const filterNames: Readonly<Record<AnswerFilter, string>> = {
  all: 'All',
  open: 'New',
  done: 'Done',
}

/** What came in, as in an inbox: the list, and one answer in full. */
export function AnswersDesk({ form }: { form: DeskForm }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const show = answerFilters.find((one) => one === query.get('show')) ?? 'all'
  const { search = '' } = searchIn(query)
  const chosen = idIn(query.get('answer'))
  const list = useInfiniteQuery(answersQuery(form.id, show, search))
  const first = list.data?.pages[0]
  const total = first?.meta.total ?? 0
  const counted = total === 1 ? '1 answer' : `${total} answers`
  const to = (next: { show?: AnswerFilter; search?: string; answer?: number }) => {
    const { show: filter = show, search: words = search, answer } = next
    return formDeskPaths.answers.to(
      { id: form.id },
      { show: filter === 'all' ? undefined : filter, search: words, answer },
    )
  }
  return (
    <Box>
      <PageHead title={`Answers: ${form.content.title}`} description="What came in." hidden />
      <PageHeading
        trail={
          <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={20} aria-hidden />}>
            <Link to={formDeskPaths.manage.to()}>All forms</Link>
          </LinkButton>
        }
        actions={
          <>
            <LinkButton asChild variant="soft">
              <Link to={formDeskPaths.edit.to({ id: form.id })}>Edit the form</Link>
            </LinkButton>
            <Export id={form.id} disabled={form.answers === 0} />
          </>
        }
      >
        {form.content.title || 'A form without a title'}
      </PageHeading>
      <Flex gap="3" mb="5" wrap="wrap" align="center">
        <Box flex="1 1 16rem" maxW="28rem">
          <DeskSearch
            label="Search the answers"
            shown={search}
            onSearch={(words) => void navigate(to({ search: words }))}
          />
        </Box>
        <Flex as="nav" aria-label="Which answers" gap="2" wrap="wrap">
          {answerFilters.map((one) => (
            <Chip key={one} asChild size="md" tone={one === show ? 'solid' : 'outline'}>
              <Link
                to={to({ show: one })}
                {...(one === show ? { 'aria-current': 'page' as const } : {})}
              >
                {filterNames[one]}
              </Link>
            </Chip>
          ))}
        </Flex>
        {chosen === undefined && form.answers > 0 && (
          <StyledLink href="#totals" hideFrom="lg">
            All answers together
          </StyledLink>
        )}
      </Flex>
      <LiveRegion>{first && !list.isFetching ? `${counted} found` : ''}</LiveRegion>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap="6"
        alignItems="start"
        minH="24rem"
      >
        <Box hideBelow={chosen === undefined ? undefined : 'lg'}>
          <Loaded query={list} what="the answers">
            {({ pages }) => {
              const rows = pages.flatMap(({ data }) => data)
              return rows.length === 0 ? (
                <EmptyState
                  level={2}
                  title={search ? 'No answer has these words' : 'No answers here yet'}
                >
                  {search
                    ? 'Look for another name, or for other words.'
                    : 'Hand on the address of the form: what people send appears here.'}
                </EmptyState>
              ) : (
                <AnswerRows
                  rows={rows}
                  total={total}
                  chosen={chosen}
                  to={(answer) => to({ answer })}
                  more={
                    list.hasNextPage
                      ? {
                          busy: list.isFetchingNextPage,
                          load: () => void list.fetchNextPage(),
                        }
                      : null
                  }
                />
              )
            }}
          </Loaded>
        </Box>
        {chosen === undefined ? (
          form.answers > 0 && <AnswerTotals id={form.id} />
        ) : (
          <AnswerView key={chosen} id={chosen} back={to({})} />
        )}
      </Grid>
    </Box>
  )
}

function Export({ id, disabled }: { id: number; disabled: boolean }) {
  const exporting = useMutation({
    ...mutationOf(exportFormAnswers),
    onSuccess({ file_name, csv }) {
      saveTextFile('csv', file_name, csv)
      showToast({ kind: 'success', title: 'The answers are saved.', description: file_name })
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'The answers are not saved.',
        description: failureSentence(error),
      }),
  })
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon size={18} aria-hidden />}
      disabled={disabled}
      busy={exporting.isPending}
      onClick={() => exporting.mutate({ id })}
    >
      Download as CSV
    </Button>
  )
}
