/** One statement for the data of each measured call, written by hand. */

/** A session that holds, of an account that is not locked: $1 the session, $2 the account. */
const signedIn = `from sessions s join users u on u.id = s.user_id
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and u.locked_at is null and s.valid_until > now()`

export const user = `
  select u.id, u.name, u.email, u.mobile, u.avatar, u.role, u.reference_code, own.id as student_id,
    room.student_id as room_student_id, kid.name as room_student_name,
    vendor.id as room_vendor_id, vendor.name as room_vendor_name, vendor.vendor_type
  from sessions s join users u on u.id = s.user_id
  left join students own on own.user_id = u.id
  left join enrolments room on room.student_id = s.room_student_id and room.vendor_id = s.room_vendor_id
  left join students kid_record on kid_record.id = room.student_id
  left join users kid on kid.id = kid_record.user_id
  left join vendors vendor on vendor.id = room.vendor_id
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and u.locked_at is null and s.valid_until > now()`

export const unread = `
  select (select count(*)::int from notifications n where n.user_id = u.id and not n.is_read) as unread ${signedIn}`

export const shopCounts = `
  select (select count(*)::int from cart_lines c join products p on p.id = c.product_id where c.user_id = u.id) as cart,
    (select count(*)::int from wishlist_entries w join products p on p.id = w.product_id
     where w.user_id = u.id and p.hidden_at is null) as wishlist ${signedIn}`

export const cmsPage = `
  select slug, title, description, sections, updated_at from cms_pages where slug = $1`

const variants = `(select json_agg(v order by v.position) from product_variants v where v.product_id = p.id)`
const card = `p.id, p.name, p.slug, b.id as brand_id, b.name as brand_name, c.id as category_id, c.name as category_name,
    p.tax_percent, p.max_order_quantity, p.is_popular, p.new_arrival, p.age_from, p.age_to,
    p.rating_average, p.rating_count, p.pictures -> 0 as picture, ${variants} as variants`
const named = `join categories c on c.id = p.category_id left join brands b on b.id = p.brand_id`

export const product = `
  select ${card}, p.description, p.highlights, p.specs, p.pictures, (
    select json_agg(related) from (
      select ${card.replaceAll('p.', 'r.').replaceAll(' b.', ' rb.').replaceAll(' c.', ' rc.')}
      from products r join categories rc on rc.id = r.category_id left join brands rb on rb.id = r.brand_id
      where r.hidden_at is null and r.id <> p.id and (rc.id = c.id or rc.parent_id = c.parent_id)
      order by rc.id <> c.id, r.rating_count desc, r.id limit 8) related) as related
  from products p ${named} where p.id = $1 and p.hidden_at is null`

export const productList = `
  select ${card}, count(*) over () as total
  from products p ${named} join product_variants first on first.product_id = p.id and first.position = 0
  where p.hidden_at is null order by first.after_discount_price_in_paise, p.id limit $1 offset $2`

const shelf = (flag: string, order: string, limit: number) => `
  (select p.id, p.name, b.name as brand_name, first.price_in_paise, first.after_discount_price_in_paise,
    p.pictures -> 0 as picture, p.${flag}
  from products p left join brands b on b.id = p.brand_id
  join product_variants first on first.product_id = p.id and first.position = 0
  where p.hidden_at is null and p.${flag}
    and exists (select from product_variants v where v.product_id = p.id and v.units_available > 0)
  order by ${order} desc, p.id limit ${limit})`

export const shopWindow = `
  ${shelf('is_popular', 'coalesce(p.rating_average, 0)', 8)}
  union all ${shelf('new_arrival', 'p.created_at', 4)}`

const next = `(select row_to_json(n) from offering_sessions n where n.offering_id = o.id and n.state = 'scheduled'
      and n.ends_at > now() order by n.starts_at limit 1)`
const left = `(select sum(n.capacity - n.seats_taken)::int from offering_sessions n where n.offering_id = o.id
      and n.state = 'scheduled' and n.starts_at > now())`
const offeringCard = `o.*, e.slug, e.title, e.summary, e.picture, organiser.name as organiser_name,
    ${next} as next_session, ${left} as seats_left`
const described = `join content_entries e on e.id = o.content_entry_id join vendors organiser on organiser.id = o.vendor_id`

export const offering = `
  with asked as (
    select ${offeringCard}, e.body, e.tags from offerings o ${described}
    where e.slug = $1 and o.hidden_at is null and e.published_at <= now() limit 1)
  select asked.*,
    (select json_agg(t order by t.position, t.id) from ticket_types t
     where t.offering_id = asked.id and t.hidden_at is null) as tickets,
    (select json_agg(s order by s.starts_at) from offering_sessions s
     where s.offering_id = asked.id and s.state = 'scheduled' and s.ends_at > now()) as sessions,
    (select json_agg(b) from batches b where b.offering_id = asked.id) as batches,
    (select json_agg(t) from teachers t where t.id in
      (select teacher_id from offering_sessions where offering_id = asked.id)) as teachers,
    (select json_agg(related) from (
      select ${offeringCard} from offerings o ${described}
      where o.kind = asked.kind and o.id <> asked.id and o.hidden_at is null and e.published_at <= now()
        and o.last_ends_at > now() and (o.category = asked.category or (o.city = asked.city and o.mode = asked.mode))
      order by (o.category = asked.category)::int * 2 + (o.city = asked.city and o.mode = asked.mode)::int desc,
        o.first_starts_at, o.id limit 4) related) as related
  from asked`
