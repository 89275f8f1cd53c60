# Varnish in front of `npm run site`: see cdn.md. It needs vmod_xkey (Debian: varnish-modules), and
# varnishd -p http_gzip_support=off, since the site sends better compressed pages than Varnish makes.
vcl 4.1;

import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "8888";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .probe = {
    .url = "/robots.txt";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Who may tell it what has changed: the regenerator.
acl regenerators {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ regenerators) {
      return (synth(403));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "xkey-purge is missing"));
    }
    # Soft: should the site be down, what was right a moment ago is better than nothing.
    set req.http.x-forgotten = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Forgotten: " + req.http.x-forgotten));
  }

  if (req.restarts > 0) {
    # The site has just failed: a copy that is no longer fresh will do.
    set req.grace = 1d;
  } else if (std.healthy(req.backend_hint)) {
    # What was forgotten is asked for anew at once.
    set req.grace = 0s;
  } else {
    set req.grace = 1d;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Whose pages look different: a chosen city, settings of the low-vision panel, a way back.
  if (req.http.Cookie ~ "(^|;\s*)(userLocation|view|wayBack)=") {
    return (pass);
  }

  # Where visitors come from changes nothing in a page.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|yclid|gclid|fbclid|ysclid)=[^&]*&?", "");
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
  return (hash);
}

# One site, whatever name it is asked by.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    unset beresp.http.Surrogate-Control;
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

# A failure is nobody's copy: Varnish would keep it for the seconds of its own grace.
sub vcl_backend_error {
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.uncacheable = true;
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  unset resp.http.xkey;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else if (!resp.http.X-Cache) {
    set resp.http.X-Cache = "miss";
  }
}
