-- A reply is added to those that are there, whatever else is added at the same moment; nobody changes one that was sent.
revoke update on public.form_submissions from authenticated, service_role;
grant update (state, spam, note, assigned_to, answered_by) on public.form_submissions to authenticated;
grant update (state, spam, note, assigned_to, answered_by, notified_at) on public.form_submissions to service_role;

-- Security definer: it alone may write replies. Who sent one is who is signed in; only on an editor's own machine, where
-- nobody is, it is who is named. False where there is no such request.
create function public.add_reply(request uuid, subject text, body text, person text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if (select public.studio_role()) is null and coalesce(current_setting('role', true), '') <> 'service_role' then
    raise insufficient_privilege;
  end if;
  update public.form_submissions set
    replies = replies || jsonb_build_object(
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', coalesce((select public.studio_email()), person),
      'subject', subject,
      'text', body
    ),
    state = 'answered', spam = false, answered_by = person
  where id = request;
  return found;
end
$$;

revoke all on function public.add_reply(uuid, text, text, text) from public, anon;
grant execute on function public.add_reply(uuid, text, text, text) to authenticated, service_role;

-- There always is an admin who can sign in, also when two of them remove each other at the same moment: one waits for the
-- other. Security definer: it counts all people, whoever asks.
create function public.keep_an_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and old.account is not null and (tg_op = 'DELETE' or new.role <> 'admin') then
    perform pg_advisory_xact_lock(hashtext('public.studio_people'));
    if not exists (
      select from public.studio_people
      where role = 'admin' and account is not null and email <> old.email
    ) then
      -- As Postgres says it of a constraint: the embedded database passes on the message and not the code.
      raise check_violation using message = 'a change of table "studio_people" violates check constraint "keep_an_admin"';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger keep_an_admin before update or delete on public.studio_people
  for each row execute function public.keep_an_admin();
