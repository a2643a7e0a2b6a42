import { contentPaths } from '@brightyard/contract/paths'
import { formSlugs } from '@brightyard/contract/entities'
import { loadSubject, type PageContext, useParams, useQuery } from '@brightyard/runtime'
import { cmsQuery } from '../../cms/cms.queries.ts'
import { SubjectPage } from '../../directory/subject-page.tsx'
import { webFormQuery } from '../../forms/web-form.queries.ts'
import { Landing } from './landing.tsx'
import { Topic } from './topic.tsx'
import { topicSlug, topicsOf } from './topics.ts'

const landingQuery = cmsQuery('partnerapp')
/** The texts about schools are the page `partnerapp-schools`. */
const topicQuery = (slug: string) => cmsQuery(`partnerapp-${topicSlug(slug)}`)

export async function loader({ params, queryClient }: PageContext) {
  if (!params.slug) {
    const form = queryClient.prefetchQuery(webFormQuery(formSlugs.partnerAppDemo))
    await loadSubject(queryClient.ensureQueryData(landingQuery))
    await form
    return null
  }
  const landing = queryClient.prefetchQuery(landingQuery)
  await loadSubject(queryClient.ensureQueryData(topicQuery(params.slug)))
  await landing
  return null
}

/** The partner app, or what it does for one kind of partner. */
export function Component() {
  const { slug } = useParams()
  return slug ? <OneTopic key={slug} slug={topicSlug(slug)} /> : <Whole />
}

const Whole = () => (
  <SubjectPage
    query={useQuery(landingQuery)}
    what="the page of the partner app"
    back={{ label: 'Partners', to: contentPaths.partners.to() }}
  >
    {(page) => <Landing page={page} />}
  </SubjectPage>
)

function OneTopic({ slug }: { slug: string }) {
  const landing = useQuery(landingQuery)
  return (
    <SubjectPage
      query={useQuery(topicQuery(slug))}
      what="this page of the partner app"
      back={{ label: 'The partner app', to: contentPaths.partnerApp.to() }}
    >
      {(page) => (
        <Topic page={page} slug={slug} topics={landing.data ? topicsOf(landing.data) : []} />
      )}
    </SubjectPage>
  )
}
