# Varnish in front of `npm run site`: see cdn.md. It needs vmod_xkey and vmod_var (Debian:
# varnish-modules), two addresses, the second of which nobody but the regenerator reaches, and
# http_gzip_support=off, since the site sends better compressed pages than Varnish makes them:
#   varnishd -a :80 -a purge=127.0.0.1:6086 -p http_gzip_support=off -f site.vcl
vcl 4.1;

import std;
import var;
import xkey;

probe robots {
  .url = "/robots.txt";
  .interval = 2s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# Twice the same site. Asked for more pages than this at once, it would make every reader wait: what was
# right a moment ago is better. 32 take a quarter of a second on a slow machine.
backend site {
  .host = "127.0.0.1";
  .port = "8888";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .max_connections = 32;
  .probe = robots;
}

# For all that only the site itself can answer.
backend site_anyway {
  .host = "127.0.0.1";
  .port = "8888";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .probe = robots;
}

sub vcl_init {
  var.global_set("purge", "none yet");
}

sub vcl_recv {
  if (local.socket == "purge" && req.method == "HEAD") {
    # What was forgotten is asked for anew before a reader has to wait for it, if it was read before.
    if (req.restarts == 0) {
      set req.http.X-Renew = "if kept";
      set req.http.X-Looked-Up = "yes";
      set req.http.Accept-Encoding = "br";
      set req.grace = 1d;
    } else {
      set req.http.X-Renew = "now";
      set req.hash_always_miss = true;
    }
    set req.backend_hint = site;
    return (hash);
  }
  unset req.http.X-Renew;
  if (req.method == "PURGE") {
    if (local.socket != "purge") {
      return (synth(405));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "xkey-purge is missing"));
    }
    # Replies that are on their way now may show what was before: they are not kept, see below.
    var.global_set("purge", req.xid);
    # Soft: should the site be down, what was right a moment ago is better than nothing.
    set req.http.x-forgotten = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Forgotten: " + req.http.x-forgotten));
  }
  if (req.restarts == 0) {
    unset req.http.X-Again;
    unset req.http.X-Looked-Up;
    set req.http.X-Asked = req.url;
  }

  set req.backend_hint = site_anyway;
  # What was forgotten is asked for anew at once, unless the site is down, busy, or has just failed: then
  # a copy that is no longer true will do.
  if (req.http.X-Again || !std.healthy(req.backend_hint)) {
    set req.grace = 1d;
  } else {
    set req.grace = 0s;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Calls, some of which have effects although they are GET, and members.
  if (req.url ~ "^/(rest|api|editor|admin|personal|page-data/personal)") {
    return (pass);
  }
  # Whose pages look different: a chosen city, settings of the low-vision panel, a way back.
  if (req.http.Cookie ~ "(^|;\s*)(userLocation|view|wayBack)=") {
    return (pass);
  }
  # Who has answered a poll or a survey, which shows its results to them.
  if (req.url ~ "^/(poll|survey)/" && req.http.Cookie ~ "(^|;\s*)(deviceUUID|auth\.token)=") {
    return (pass);
  }

  # Where visitors come from changes nothing in a page.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|yclid|gclid|fbclid|ysclid|erid)=[^&]*&?", "");
  set req.url = regsub(req.url, "[?&]$", "");

  # Two kinds of copies instead of one for each browser, and none against a dictionary of the browser's.
  unset req.http.Available-Dictionary;
  if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(^|,)\s*gzip\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Cookies go with a request that is not answered from here; the site says which replies are for all.
  set req.http.X-Looked-Up = "yes";
  # Who has found it too busy and has no copy, either, waits.
  if (!req.http.X-Again) {
    set req.backend_hint = site;
  }
  return (hash);
}

sub vcl_hit {
  if (req.http.X-Renew == "if kept") {
    if (obj.ttl > 0s) {
      return (synth(204));
    }
    return (restart);
  }
}

sub vcl_miss {
  if (req.http.X-Renew == "if kept") {
    return (synth(204));
  }
}

# One site, whatever name it is asked by.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_fetch {
  var.set("purge", var.global_get("purge"));
  unset bereq.http.X-Asked;
  unset bereq.http.X-Renew;
  # Whoever caused it has a copy.
  if (bereq.is_bgfetch) {
    set bereq.backend = site;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Delivered, it would be newer than the copy that it should have replaced, and go first.
    if (bereq.is_bgfetch || (bereq.http.X-Looked-Up && !bereq.http.X-Again)) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    unset beresp.http.Surrogate-Control;
    # Something was forgotten since it was asked for.
    if (var.get("purge") != var.global_get("purge")) {
      set beresp.uncacheable = true;
      set beresp.ttl = 0s;
      set beresp.grace = 0s;
    }
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "immutable") {
    return (deliver);
  }
  # For one visitor only. Remembered for a while, so that such requests do not wait for each other.
  set beresp.uncacheable = true;
  set beresp.ttl = 60s;
  set beresp.grace = 0s;
  return (deliver);
}

sub vcl_backend_error {
  return (abandon);
}

# The site did not answer, or not as it should.
sub vcl_synth {
  if (resp.status != 503) {
    return (deliver);
  }
  if (req.restarts == 0 && req.http.X-Looked-Up) {
    # Once more, for a copy that is no longer true, or for the site's own words.
    set req.http.X-Again = "yes";
    return (restart);
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Cache-Control = "private, no-store";
  set resp.http.Retry-After = "5";
  synthetic(std.fileread("/etc/varnish/500.html"));
  return (deliver);
}

sub vcl_deliver {
  # A redirect takes along where a visitor came from.
  if (resp.status >= 301 && resp.status <= 308 && resp.http.Location && req.url !~ "\?" && resp.http.Location !~ "\?") {
    set resp.http.Location = resp.http.Location + regsub(req.http.X-Asked, "^[^?]*", "");
  }
  # A tag ends with the hash of one copy; whoever has another copy of the same content needs none.
  if (resp.status == 200 && resp.http.ETag && req.http.If-None-Match) {
    set req.http.X-Known = std.strstr(req.http.If-None-Match, regsub(resp.http.ETag, {"\.[\w-]{12}"$"}, "."));
    if (req.http.If-None-Match == "*") {
      set req.http.If-None-Match = resp.http.ETag;
    } else if (req.http.X-Known ~ ".") {
      set resp.http.ETag = regsub(req.http.X-Known, {"^("[^"]*").*$"}, "\1");
      set req.http.If-None-Match = resp.http.ETag;
    }
  }
  # One part of what has a tag, or all of it: Varnish would refuse several, and give parts of a head.
  if (req.method != "GET" || !resp.http.ETag || req.http.Range !~ "^bytes=\s*(\d+-\d*|-\d+)\s*$") {
    unset req.http.Range;
  }
  unset resp.http.xkey;
  # Browsers would count it against the minute for which they may keep some files.
  unset resp.http.Age;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else if (!resp.http.X-Cache) {
    set resp.http.X-Cache = "miss";
  }
}
