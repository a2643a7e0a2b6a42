import { formDeskPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useNavigate, useQuery, useSearchParams } from '@brightyard/runtime'
import { Box, EmptyState, LinkButton, PageHeading, Pagination, Stack } from '@brightyard/ui'
import { DeskSearch } from '@brightyard/ui/editor'
import { PlusIcon } from '@brightyard/ui/icons'
import { Loaded } from '../../../entries/loaded.tsx'
import { formsQuery, searchIn } from '../desk.queries.ts'
import { FormRow } from './form-row.tsx'

const newForm = (
  <LinkButton asChild startIcon={<PlusIcon size={20} aria-hidden />}>
    <Link to={formDeskPaths.edit.to()}>New form</Link>
  </LinkButton>
)

/** All forms for those who make them: where each is, and what came in. */
export function ManageForms() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { search = '' } = searchIn(query)
  const list = useQuery(formsQuery(query))
  return (
    <Box>
      <PageHead title="Manage forms" description="Make forms and read their answers." hidden />
      <PageHeading
        intro="Sign-ups, applications, feedback: make a form, share its address, read what comes in."
        actions={newForm}
      >
        Manage forms
      </PageHeading>
      <Box mb="5" flex="1 1 16rem" maxW="28rem">
        <DeskSearch
          label="Search the forms"
          shown={search}
          onSearch={(words) => void navigate(formDeskPaths.manage.to({}, { search: words }))}
        />
      </Box>
      <Box minH="24rem" aria-busy={list.isFetching}>
        <Loaded query={list} what="the forms">
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                level={2}
                title={search ? 'No form has these words' : 'No forms yet'}
                action={newForm}
              >
                {search
                  ? 'Look for another part of the title.'
                  : 'The first one takes two minutes.'}
              </EmptyState>
            ) : (
              <>
                <Stack as="ul" listStyleType="none" gap="3" mb="6">
                  {data.map((form) => (
                    <FormRow key={form.id} form={form} />
                  ))}
                </Stack>
                <Pagination
                  label="Forms"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={formDeskPaths.manage.to({}, { search, page })}>{content}</Link>
                  )}
                />
              </>
            )
          }
        </Loaded>
      </Box>
    </Box>
  )
}
