import type { OpenDatabase } from '@brightyard/database'

const cities =
  "array['Bengaluru','Mumbai','Delhi','Chennai','Hyderabad','Kolkata','Pune','Kochi','Ahmedabad']"
const categories =
  "array['performing-arts','sports','art','science','maths','coding','language','nature','games','life-skills']"
/** With the content type of each. */
const kinds = "array['event','workshop','class','live-class']"
const types = 'array[11, 26, 25, 37]'
/** 40 by 25 words, as in the large shop. */
const firstWords = 'array[' + Array.from({ length: 40 }, (_, at) => `'Word${at}a'`).join(',') + ']'

/** So many offerings of 50 vendors, a fifth of them online, each with eight sessions in the coming eight weeks. */
export async function fillOfferings({ query }: OpenDatabase, count: number) {
  await query(`insert into vendors (name, vendor_type)
    select 'Organiser ' || n, 1 from generate_series(1, 50) n`)
  await query(`insert into content_entries
      (content_type_id, slug, title, summary, tags, published_at)
    select (${types})[1 + n % 4], 'offering-' || n, (${firstWords})[1 + n % 40] || ' offering ' || n,
      'An afternoon for children, number ' || n || ', with tea for those who wait.',
      array['Tag ' || n % 30], now() - n * interval '1 minute'
    from generate_series(1, ${count}) n`)
  await query(`insert into offerings (content_entry_id, kind, category, age_from, age_to, mode,
      language, venue_name, city, time_zone, vendor_id, refund_steps, moves_until_hours,
      price_from_in_paise, first_starts_at, last_ends_at, created_at)
    select id, (${kinds})[1 + n % 4], (${categories})[1 + n % 10], n % 12, n % 12 + 4,
      case when n % 5 = 0 then 'online' else 'in-person' end, 'English',
      case when n % 5 = 0 then '' else 'Centre' end,
      case when n % 5 = 0 then '' else (${cities})[1 + n % 9] end,
      'Asia/Kolkata', (select min(id) from vendors where name = 'Organiser 1') + n % 50, '[]', 24,
      case when n % 10 = 0 then 0 else 9900 + (n * 7919) % 500000 end,
      date_trunc('hour', now()) + (1 + n % 56) * interval '1 hour',
      date_trunc('hour', now()) + (1 + n % 56 + 7 * 168 + 1) * interval '1 hour',
      now() - n * interval '1 minute'
    from (select id, row_number() over (order by id) as n from content_entries
      where slug like 'offering-%') entries`)
  await query(`insert into offering_sessions
      (offering_id, starts_at, ends_at, local_date, capacity, seats_taken, seats_elsewhere)
    select *, seats_taken from (select id, first_starts_at + w * interval '7 days', first_starts_at + w * interval '168 hours' + interval '1 hour',
      ((first_starts_at + w * interval '7 days') at time zone time_zone)::date, 12,
      case when id % 8 = 0 then 12 else (id * 31 + w) % 12 end as seats_taken
    from offerings, generate_series(0, 7) w) sessions`)
  await query(`insert into ticket_types
      (offering_id, position, name, scope, price_in_paise, tax_percent)
    select id, 0, 'One child', 'session', price_from_in_paise, 18 from offerings`)
  await query('analyze')
}
