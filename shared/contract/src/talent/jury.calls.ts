import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { MessageResponse, oneLine, PathId, written } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import {
  JuryDesk,
  JuryEntry,
  JuryFolder,
  JuryLine,
  JuryPoints,
  JuryWork,
  VerdictPreview,
} from './jury.entities.ts'

const slug = z.string().check(z.regex(/^[\w-]{1,120}$/))
const ofCampaign = z.object({ slug })
const signedIn = { base: 'vendor', session: 'required' } as const
const campaign = '/api/talentbox/campaigns/:slug'

/** Empty for who is in no jury. */
export const getJuryWork = defineCall({
  ...signedIn,
  name: 'getJuryWork',
  method: 'GET',
  path: '/api/talentbox/jury',
  summary: 'Campaigns that one judges',
  response: JuryWork,
})

/** 404 for who is not in this jury. */
export const getJuryFolder = defineCall({
  ...signedIn,
  name: 'getJuryFolder',
  method: 'GET',
  path: '/api/talentbox/jury/:slug',
  summary: 'The entries of a campaign that one judges',
  params: ofCampaign,
  response: JuryFolder,
})

/**
 * A draft may have gaps and be changed; what is final has points for every criterion and stays. 404 for entries of other
 * jurors, 422 on `points`. 409 `jury_closed` after the deadline and the verdict, `final` for what is final already.
 */
export const saveJuryPoints = defineCall({
  ...signedIn,
  name: 'saveJuryPoints',
  method: 'PUT',
  path: '/api/talentbox/jury/entries/:id',
  summary: 'Give an entry points',
  params: z.object({ id: PathId }),
  body: z.object({
    points: z.array(JuryPoints).check(z.maxLength(20)),
    remark: z._default(
      z.string().check(written(), z.maxLength(1000, 'Please use at most 1,000 characters.')),
      '',
    ),
    /** For the child and the family, after the verdict. */
    line: z._default(
      z.string().check(oneLine(), z.maxLength(200, 'Please use at most 200 characters.')),
      '',
    ),
    is_final: z.boolean(),
  }),
  response: JuryEntry,
})

/** For role 5: of scores that are final, the oldest first, before the verdict too. */
export const listJuryLines = defineCall({
  ...signedIn,
  name: 'listJuryLines',
  method: 'GET',
  path: `${campaign}/jury-lines`,
  summary: 'What jurors have written to the children',
  params: ofCampaign,
  query: z.extend(PageQuery, {
    /** Put into links.next by the server: the page begins after this one. */
    after: z.optional(PathId),
  }),
  response: pageOf(JuryLine),
})

/** For role 5: the family sees it no more, or again. 404 for what is no line. */
export const hideJuryLine = defineCall({
  ...signedIn,
  name: 'hideJuryLine',
  method: 'PUT',
  path: '/api/talentbox/jury-lines/:id',
  summary: 'Hide what a juror has written to a child',
  params: z.object({ id: PathId }),
  body: z.object({ is_hidden: z.boolean() }),
  response: JuryLine,
})

/** For role 5. */
export const getJuryDesk = defineCall({
  ...signedIn,
  name: 'getJuryDesk',
  method: 'GET',
  path: `${campaign}/jury`,
  summary: 'The jury of a campaign, and how far it is',
  params: ofCampaign,
  response: JuryDesk,
})

/**
 * For role 5: by which account a judge scores, or by none. What the account before has not finished is given to others
 * by the next `assignJury`. 404 for who is no judge of this campaign, 422 on `email` for no account, a student's, or one of
 * another judge, 409 `closed` after the verdict.
 */
export const setJuror = defineCall({
  ...signedIn,
  name: 'setJuror',
  method: 'PUT',
  path: `${campaign}/jury/:panellist`,
  summary: 'Give a judge an account to score by',
  params: z.object({ slug, panellist: slug }),
  body: z.object({ email: z.nullable(z.string().check(oneLine(), z.maxLength(254))) }),
  response: JuryDesk,
})

/**
 * For role 5: gives every entry the same number of jurors, none of its family or school, and every juror about as many
 * entries. Repeated it keeps what is scored, and gives out what came later. 409 `not_judging`, `too_few_jurors`; 422 on
 * `ends_at` for a time that is over.
 */
export const assignJury = defineCall({
  ...signedIn,
  name: 'assignJury',
  method: 'POST',
  path: `${campaign}/jury`,
  summary: 'Give the entries to the jurors',
  params: ofCampaign,
  body: z.object({
    ends_at: z.iso.datetime(),
    jurors_per_entry: z.int().check(z.minimum(1), z.maximum(10)),
  }),
  response: JuryDesk,
})

const tie_breaker = z.optional(z.string().check(oneLine(), z.maxLength(80)))

/** For role 5. 422 on `tie_breaker` for what is no criterion. */
export const previewVerdict = defineCall({
  ...signedIn,
  name: 'previewVerdict',
  method: 'GET',
  path: `${campaign}/verdict`,
  summary: 'The verdict as it would be published now',
  params: ofCampaign,
  query: z.object({
    /** A criterion that decides between equal scores; without one they share the place. */
    tie_breaker,
  }),
  response: VerdictPreview,
})

/**
 * For role 5: places, prizes, certificates and messages to all families, at once. 409 `not_judging`, `not_scored` before
 * the deadline while scores are missing, `changed` if it is not the verdict of this digest any more.
 */
export const publishVerdict = defineCall({
  ...signedIn,
  name: 'publishVerdict',
  method: 'POST',
  path: `${campaign}/verdict`,
  summary: 'Publish the verdict',
  params: ofCampaign,
  body: z.object({ digest: z.string().check(z.maxLength(100)), tie_breaker }),
  response: MessageResponse,
})

/**
 * A link to the PDF, for ten minutes, for the family. 409 `not_yet` before the verdict, `no_part` for what did not take
 * part.
 */
export const openEntryCertificate = defineCall({
  ...signedIn,
  name: 'openEntryCertificate',
  method: 'POST',
  path: '/api/talentbox/entries/:id/certificate',
  summary: 'The certificate of an entry',
  params: z.object({ id: PathId }),
  response: z.object({
    url: z.string(),
    file_name: z.string(),
    valid_until: z.iso.datetime(),
  }),
})
