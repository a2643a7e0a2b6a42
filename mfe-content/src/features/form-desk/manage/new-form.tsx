import { createDeskForm, listDeskForms } from '@brightyard/contract/calls'
import { formDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  PageHead,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { StartPage } from '@brightyard/ui/editor'
import { RadioGroup } from '@brightyard/ui/form'
import { useState } from 'react'
import { newSlug } from '../new-slug.ts'
import { fromTemplate, type TemplateName, templates } from './templates.ts'

const isTemplate = (text: string): text is TemplateName => Object.hasOwn(templates, text)

/** The first step of a new form: what it is called, and what it begins with. */
export function NewForm() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [begin, setBegin] = useState<TemplateName>('blank')
  const creating = useMutation({
    ...mutationOf(createDeskForm),
    onSuccess({ id }) {
      void client.invalidateQueries(queriesOf(listDeskForms))
      void navigate(formDeskPaths.edit.to({ id }), { replace: true })
    },
  })
  return (
    <>
      <PageHead title="A new form" description="Begin a form." hidden />
      <StartPage
        colour="brand"
        back={<Link to={formDeskPaths.manage.to()}>All forms</Link>}
        heading="A new form"
        missing="Please give the form a title."
        failure={creating.error && failureSentence(creating.error)}
        busy={creating.isPending}
        submitLabel="Create the form"
        onCreate={(title) =>
          creating.mutate({ ...fromTemplate(begin, title), slug: newSlug(title) })
        }
      >
        <RadioGroup
          legend="Begin with"
          name="template"
          cards
          value={begin}
          onValueChange={(value) => {
            if (isTemplate(value)) setBegin(value)
          }}
          options={Object.entries(templates).map(([value, { name, about }]) => ({
            value,
            label: <strong>{name}</strong>,
            help: about,
          }))}
        />
      </StartPage>
    </>
  )
}
